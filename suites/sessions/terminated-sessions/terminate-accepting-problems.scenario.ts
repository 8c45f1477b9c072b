import { often, shared, someTimes } from '../../../src/scenario/index.js'
import { liveSession } from '../shared/live-session.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A session is terminated for a caller who accepts only problem documents', {
  verifies: {
    acceptProblem: 'sessions.terminate.accept-problem',
    again: { requirement: 'sessions.terminate.again', after: 'sessions.terminate.done' },
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { verify, giveUp } = stage
    const { caller, session } = await liveSession(stage)
    const json = { sessionId: session.sessionId }
    const headers = [['Accept', 'application/problem+json']] as const
    const terminate = () => caller.send('terminateCustomerSession', { json, headers })
    const answer = await terminate()
    if (answer.status < 400) {
      if (!verify.acceptProblem(answer).status(204)) return
      await someTimes(async () => {
        const again = await terminate()
        noServerProblem(verify.again, again)
        // Whatever comes of it once more, a problem document would do.
        return verify.acceptProblem(again).statusIsNot(406)
      }, often - 1)
      return
    }
    verify.again.undecided(`The session was not terminated: ${answer.status}.`, {
      remedy: 'let a caller that accepts only problem documents terminate a session',
    })
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
