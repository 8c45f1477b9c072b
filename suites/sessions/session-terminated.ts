import { assumePermitted, shared } from '../../src/scenario/index.js'
import { liveSession } from './live-session.js'
import { noServerProblem } from './no-server-problem.js'
import { scenario } from './scenario.js'

export default scenario('A session that was terminated is of no use any more', {
  verifies: ['sessions.terminate.done', 'sessions.terminate.unusable', 'sessions.terminate.again'],
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { verify, undecided } = stage
    const { caller, session } = await liveSession(stage)
    const order = { json: { sessionId: session.sessionId } }
    const terminated = await caller.send('terminateCustomerSession', order)
    assumePermitted(stage, terminated)
    verify('sessions.terminate.done', terminated).status(204)
    if (terminated.status !== 204) {
      const root = { dependsOn: 'sessions.terminate.done' }
      undecided('sessions.terminate.again', 'No session was terminated.', root)
      return undecided('sessions.terminate.unusable', 'No session was terminated.', root)
    }
    verify('sessions.terminate.done', terminated).that({
      holds: terminated.bytes === 0,
      expected: 'no body',
      actual: `a body of ${terminated.bytes} bytes`,
    })

    noServerProblem(
      stage,
      'sessions.terminate.again',
      await caller.send('terminateCustomerSession', order),
    )

    const resumed = await caller.send('resumeCustomerSession', { json: session })
    if (resumed.status >= 500)
      return undecided('sessions.terminate.unusable', 'The service could not say.', {
        exchanges: [resumed.exchange.number],
      })
    verify('sessions.terminate.unusable', resumed).that({
      holds: resumed.status !== 200,
      expected: 'a refusal, or a new session (201)',
      actual: `status ${resumed.status}`,
    })
  },
})
