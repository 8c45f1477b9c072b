import {
  assumePermitted,
  often,
  type Sender,
  someTimes,
  type Verification,
} from '../../../../src/scenario/index.js'
import { endStarted } from '../../shared/end-started.js'
import { endedEarlier } from '../../shared/ended-earlier.js'
import type { SessionBody } from '../../shared/fixtures.js'
import type { SessionStage } from '../../shared/live-session.js'
import { noServerProblem } from '../../shared/no-server-problem.js'

/** Verifies that a session that was started can be terminated like any other, and is not extended afterwards. */
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
  await endedEarlier(stage, caller, session)
}
