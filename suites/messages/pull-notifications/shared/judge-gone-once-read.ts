import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { isGivenAgain } from './is-given-again.js'
import type { OwnNotification } from './own-notification.js'

/** Reads a notification of ours, deletes it, and judges that it is not read again: what was read may be kept somewhere. */
export async function judgeGoneOnceRead(
  { customer }: Pick<Stage, 'customer'>,
  verification: Verification,
  { id, item }: Pick<OwnNotification, 'id' | 'item'>,
): Promise<void> {
  const order = { path: { notificationId: id } }
  const before = await customer.send('getPullNotification', order)
  if (before.status !== 200) return
  const deleted = await customer.send('deleteNotification', order)
  // Reading may have taken it away: another story decides.
  if (deleted.status !== 204) return
  await verification.confirmed(async (compare) => {
    const read = await customer.send('getPullNotification', order)
    if (!isGivenAgain(read, item['createdAt'])) compare(read, deleted).status(404)
  })
}
