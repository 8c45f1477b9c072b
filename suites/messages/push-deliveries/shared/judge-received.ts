import type { Verification } from '../../../../src/scenario/index.js'
import { isOneOf } from '../../shared/is-one-of.js'
import type { AtEndpoint } from '../../shared/endpoint-stage.js'
import { awaitReceived } from '../../shared/await-received.js'
import type { Held } from '../../shared/hold-in-queue.js'

/**
 * Judges that a notification leaves the queue once it was answered with 2xx. Nothing is judged where it was never seen
 * in the queue.
 *
 * @returns whether it does
 */
export async function judgeReceived(
  at: AtEndpoint,
  verification: Verification,
  held: Held,
): Promise<boolean> {
  const { id, queue } = held
  if (id === undefined) return false
  const gone = await awaitReceived(at, held)
  return verification(gone ?? queue).holdsNo('notification that the endpoint took', isOneOf(id))
}
