import { assumePermitted, often, shared, someTimes } from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import { liveSession } from '../shared/live-session.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A session that was terminated cannot be used any more', {
  verifies: {
    terminated: 'sessions.terminate.done',
    unusable: { requirement: 'sessions.terminate.unusable', after: 'terminated' },
    terminatedAgain: { requirement: 'sessions.terminate.again', after: 'terminated' },
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { verify } = stage
    const { caller, session } = await liveSession(stage)
    const order = { json: { sessionId: session.sessionId } }
    const terminated = await caller.send('terminateCustomerSession', order)
    assumePermitted(stage, terminated)
    if (!verify.terminated(terminated).status(204)) return
    verify.terminated(terminated).noBody()

    await someTimes(async () => {
      const again = await caller.send('terminateCustomerSession', order)
      noServerProblem(verify.terminatedAgain, again)
      const resumed = await caller.send('resumeCustomerSession', { json: session })
      endStarted(stage, resumed)
      noServerProblem(verify.unusable, resumed)
      // A refusal, or a new session (201).
      return resumed.status >= 500 || verify.unusable(resumed).statusIsNot(200)
    }, often)
  },
})
