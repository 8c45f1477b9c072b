import type { Sender } from '../../../../src/scenario/index.js'
import { assumeLetIn } from '../../shared/assume-let-in.js'
import { callerOf } from '../../shared/caller-of.js'
import type { SessionStage } from '../../shared/live-session.js'
import { malformedBodies } from '../../shared/malformed-bodies.js'

/**
 * Terminates a session that never existed, and sends a body that is not JSON: if both are refused with the same
 * status, the target may refuse everything, and its refusals show nothing. No session is touched.
 *
 * @returns the caller
 * @throws Undecided if the target does not tell the two apart
 */
export async function assumeBodiesAreRead(
  stage: SessionStage & { readonly fixtures: { unknownToken(): Promise<string> } },
): Promise<Sender> {
  const caller = await callerOf(stage)
  const json = { sessionId: await stage.fixtures.unknownToken() }
  const [malformed] = malformedBodies
  const [unknown, other] = await Promise.all([
    caller.send('terminateCustomerSession', { json }),
    caller.send('terminateCustomerSession', malformed ?? {}),
  ])
  await assumeLetIn(stage, caller, unknown)
  if (unknown.status >= 400 && unknown.status === other.status)
    stage.giveUp(
      `An unknown session and a body that is not JSON are both answered with ${unknown.status}: perhaps every request is.`,
      'let an unknown session be told from a body that is not JSON',
    )
  return caller
}
