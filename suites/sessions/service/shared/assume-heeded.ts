import { assumePermitted, type Sender } from '../../../../src/scenario/index.js'
import { bodiesThatAreNone } from '../../shared/bodies-that-are-none.js'
import { callerOf } from '../../shared/caller-of.js'
import type { SessionStage } from '../../shared/live-session.js'

/**
 * Has a session terminated that never was, and sends what is no JSON: where both are refused alike, the target
 * may refuse everything, and nothing is shown by that. No session is touched.
 *
 * @returns the caller
 * @throws Undecided when the target does not tell the two apart
 */
export async function assumeHeeded(
  stage: SessionStage & { readonly fixtures: { unknownToken(): Promise<string> } },
): Promise<Sender> {
  const caller = await callerOf(stage)
  const json = { sessionId: await stage.fixtures.unknownToken() }
  const unknown = await caller.send('terminateCustomerSession', { json })
  assumePermitted(stage, unknown)
  const [malformed] = bodiesThatAreNone.malformed
  const other = await caller.send('terminateCustomerSession', malformed ?? {})
  if (unknown.status >= 400 && unknown.status === other.status)
    stage.giveUp(
      `What names no session and what is no JSON are both answered with ${unknown.status}: perhaps everything is.`,
    )
  return caller
}
