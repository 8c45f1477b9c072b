import type { AtEndpoint } from './endpoint-stage.js'
import type { Held, Looked } from './hold-in-queue.js'

/** Milliseconds that a notification is looked after, unless the next try comes first. */
const watch = 400

/**
 * Waits until a delivery has ended that the endpoint does not take. What becomes of the notification shows a
 * moment later, at the latest when it is tried again.
 *
 * @returns the queue, and the notification if it is still in it
 */
export async function awaitRefused(
  at: AtEndpoint,
  { id, deliveries, look, queue }: Held,
): Promise<Looked> {
  await at.eventually(at.endpoint.patience, () => deliveries().find(({ ending }) => ending))
  await at.eventually(watch, () => deliveries()[1])
  return id === undefined ? { queue } : look()
}
