import { liveSession } from './live-session.js'
import { scenario } from './scenario.js'

const requirement = 'sessions.authentication.missing'
const operations = ['resumeCustomerSession', 'terminateCustomerSession'] as const

export default scenario('A caller without credentials is asked for them', {
  verifies: [requirement],
  safety: 'disruptive',
  touches: ['sessions.writes'],
  async steps(stage) {
    const { anonymous, verify, undecided } = stage
    const { caller, session } = await liveSession(stage)
    const bodies = {
      resumeCustomerSession: session,
      terminateCustomerSession: { sessionId: session.sessionId },
    }
    for (const operation of operations) {
      const json = bodies[operation]
      const answer = await anonymous.send(operation, { json })
      const exchanges = [answer.exchange.number]
      if (answer.status < 400)
        return undecided(requirement, 'A caller without credentials is not refused.', {
          remedy: 'claims.options.sessionCredentials (false)',
          exchanges,
        })
      // What everybody is answered says nothing of credentials.
      const other = await caller.send(operation, { json })
      if (other.status >= 400)
        return undecided(requirement, `The ${caller.actor} is not served, either.`, { exchanges })
      verify(requirement, answer).status(401)
    }
  },
})
