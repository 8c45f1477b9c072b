import { type Answer, shared } from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import { liveSession } from '../shared/live-session.js'
import { resumeSession } from '../shared/resume-session.js'
import { scenario } from '../shared/scenario.js'

const operations = ['resumeCustomerSession', 'terminateCustomerSession'] as const

export default scenario('A caller without credentials is asked for them', {
  verifies: {
    missing: 'sessions.authentication.missing',
    insufficient: 'sessions.authentication.insufficient',
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { anonymous, verify, giveUp } = stage
    let { caller, session } = await liveSession(stage)
    const stranger = caller.bringing(
      caller.credentials.map(([name]) => [name, neverIssued(name)] as const),
    )
    for (const operation of operations) {
      const json =
        operation === 'resumeCustomerSession' ? session : { sessionId: session.sessionId }
      const answer = await anonymous.send(operation, { json })
      if (answer.status < 400)
        giveUp(
          'A caller without credentials is not refused.',
          'claims.options.sessionCredentials (false)',
        )
      const wrong = await stranger.send(operation, { json })
      endStarted(stage, wrong)
      // What every caller is answered says nothing of credentials.
      const other = wrong.status < 300 ? wrong : await serve(operation)
      if (other.status >= 400)
        giveUp(
          `The ${caller.actor} is not served, either: ${other.status}.`,
          `let ${caller.actor} terminate and resume sessions`,
        )
      verify.missing(answer).status(401)
      if (caller.credentials.length === 0)
        verify.insufficient.undecided(`The profile gives the ${caller.actor} no credentials.`, {
          remedy: `actors.${caller.actor}`,
        })
      else verify.insufficient(wrong).status(401, 403)
    }

    async function serve(operation: (typeof operations)[number]): Promise<Answer> {
      if (operation === 'terminateCustomerSession')
        return caller.send(operation, { json: { sessionId: session.sessionId } })
      const resumption = await resumeSession(stage, caller, session)
      session = resumption.session
      return resumption.answer
    }
  },
})

const neverIssued = (name: string): string =>
  name.toLowerCase() === 'api-key' ? 'assay-never-allocated' : 'Bearer assay-never-issued'
