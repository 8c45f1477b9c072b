import type { Verification } from '../../../../src/scenario/index.js'
import { callerOf } from '../../shared/caller-of.js'
import { endStarted } from '../../shared/end-started.js'
import type { SessionStage } from '../../shared/live-session.js'
import { noServerProblem } from '../../shared/no-server-problem.js'
import { servedSession } from '../../shared/served-session.js'

/**
 * A session that is resumed no more expires, and is terminated then.
 *
 * @returns whether it was refused because it had expired
 */
export async function expiredTerminated(
  stage: SessionStage,
  verify: Verification,
): Promise<boolean> {
  const { session, shown } = await servedSession(stage)
  const caller = await callerOf(stage)
  // One that was started is terminated when the scenario that asked for it ends.
  if (shown.status === 201) {
    verify.undecided('The session had expired before the run.', {
      remedy: 'fixtures.sessions.session',
    })
    return false
  }
  const { sessionId } = session
  const terminate = () => caller.send('terminateCustomerSession', { json: { sessionId } })
  const answer = await stage.during('sessionExpiry', terminate, { sessionId })
  if (answer.status === 204) {
    const resumed = await caller.send('resumeCustomerSession', { json: session })
    endStarted(stage, resumed)
    stage.assume(resumed, 'sessions.terminate.unusable').statusIsNot(200)
  }
  return noServerProblem(verify, answer) && [404, 409, 410, 422].includes(answer.status)
}
