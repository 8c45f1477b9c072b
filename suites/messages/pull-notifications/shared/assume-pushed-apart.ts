import { hrefsOf, type Item, type Stage } from '../../../../src/scenario/index.js'
import { createdAt } from '../../shared/created-at.js'

/**
 * Sees to it that a notification of the delivery queue is neither read nor deleted as if it were one that waits to be
 * fetched. Their identifiers may be drawn apart: what is read may be another one, and is not deleted then.
 *
 * @param queued the notification, as the queue shows it
 */
export async function assumePushedApart(
  { customer, assume }: Pick<Stage, 'customer' | 'assume'>,
  queued: Item | undefined,
): Promise<void> {
  const id = queued?.['_id']
  if (queued === undefined || typeof id !== 'string') return
  const order = { path: { notificationId: id } }
  const read = await customer.send('getPullNotification', order)
  if (read.status < 300 && isSame(queued, Object(read.json) as Item))
    assume(read, 'messages.getPullNotification.unknown').status(404, 400, 422)
  if (read.status !== 404) return
  const deleted = await customer.send('deleteNotification', order)
  if (deleted.status < 300) assume(deleted, 'messages.delete.unknown').status(404, 400)
}

/** Whether two notifications were created at the same time for the same subscription, as far as they tell. */
function isSame(one: Item, other: Item): boolean {
  const [mine, theirs] = [one, other].map((item) => hrefsOf(item, 'svc:subscription')[0])
  const at = createdAt(one)
  return at !== undefined && at === createdAt(other) && mine === theirs
}
