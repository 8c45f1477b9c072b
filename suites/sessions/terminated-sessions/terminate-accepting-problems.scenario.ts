import { often, type Sender, shared, someTimes } from '../../../src/scenario/index.js'
import { callerOf } from '../shared/caller-of.js'
import { endStarted } from '../shared/end-started.js'
import { endedEarlier } from '../shared/ended-earlier.js'
import type { SessionBody } from '../shared/fixtures.js'
import { liveSession, type SessionStage } from '../shared/live-session.js'
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
    const { fixtures, assume, verify } = stage
    const caller = await callerOf(stage)
    const headers = [['Accept', 'application/problem+json']] as const
    // One that was never resumed; what the profile names may be gone.
    let session = await fixtures.unusedSession()
    const terminate = () => {
      const json = { sessionId: session.sessionId }
      return caller.send('terminateCustomerSession', { json, headers })
    }
    let answer = await terminate()
    if (answer.status >= 400) {
      session = (await liveSession(stage, stage, session)).session
      answer = await terminate()
    }
    if (answer.status >= 400) {
      verify.again.undecided(`The session was not terminated: ${answer.status}.`, {
        remedy: 'let a caller that accepts only problem documents terminate a session',
      })
      await assumeTerminated(stage, caller, session)
      verify.acceptProblem(answer).status(204)
      return
    }
    if (!verify.acceptProblem(answer).status(204)) return
    const resumed = await caller.send('resumeCustomerSession', { json: session })
    endStarted(stage, resumed)
    await someTimes(async () => {
      const again = await terminate()
      noServerProblem(verify.again, again)
      // Whatever comes of it once more, a problem document would do.
      return verify.acceptProblem(again).statusIsNot(406)
    }, often - 1)
    assume(resumed, 'sessions.terminate.unusable').statusIsNot(200)
    await endedEarlier(stage, caller, session)
  },
})

/** Only where others are served was a caller refused for what it accepts. */
async function assumeTerminated(
  { giveUp }: SessionStage,
  caller: Sender,
  { sessionId }: SessionBody,
): Promise<void> {
  const other = await caller.send('terminateCustomerSession', { json: { sessionId } })
  if (other.status !== 204)
    giveUp(
      `A caller that accepts every media type was answered with ${other.status} as well.`,
      'let a caller that accepts every media type terminate a session',
    )
}
