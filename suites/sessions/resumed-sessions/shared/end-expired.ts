import {
  assumePermitted,
  often,
  type Sender,
  someTimes,
  type Verification,
} from '../../../../src/scenario/index.js'
import { callerOf } from '../../shared/caller-of.js'
import { endStarted } from '../../shared/end-started.js'
import type { SessionBody } from '../../shared/fixtures.js'
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

/** A session that was started can be terminated as any other one, and is not extended then. */
export async function terminatedForGood(
  stage: SessionStage,
  verify: Verification,
  caller: Sender,
  session: SessionBody,
): Promise<void> {
  const order = { json: { sessionId: session.sessionId } }
  const terminated = await caller.send('terminateCustomerSession', order)
  assumePermitted(stage, terminated)
  if (!verify(terminated).status(204)) return
  await someTimes(async () => {
    const resumed = await caller.send('resumeCustomerSession', { json: session })
    endStarted(stage, resumed)
    if (!noServerProblem(verify, resumed) || !verify(resumed).statusIsNot(200)) return false
    // One that was started in its place may have the same token.
    if (resumed.status === 201) await caller.send('terminateCustomerSession', order)
    return true
  }, often)
}
