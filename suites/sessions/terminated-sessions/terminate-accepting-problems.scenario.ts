import { shared } from '../../../src/scenario/index.js'
import { liveSession } from '../shared/live-session.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A session is terminated for a caller who accepts only problem documents', {
  verifies: { acceptProblem: 'sessions.terminate.accept-problem' },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { verify, giveUp } = stage
    const { caller, session } = await liveSession(stage)
    const json = { sessionId: session.sessionId }
    const headers = [['Accept', 'application/problem+json']] as const
    const answer = await caller.send('terminateCustomerSession', { json, headers })
    if (answer.status < 400) return verify.acceptProblem(answer).status(204)
    // Only where others are served was it refused for what it accepts.
    const other = await caller.send('terminateCustomerSession', { json })
    if (other.status !== 204)
      giveUp(
        `A caller that accepts every media type was answered with ${other.status} as well.`,
        'let a caller that accepts every media type terminate a session',
      )
    verify.acceptProblem(answer).status(204)
  },
})
