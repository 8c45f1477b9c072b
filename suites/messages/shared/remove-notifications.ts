import { identify, type Sender, type Stage, walkNumbered } from '../../../src/scenario/index.js'
import { readingBounds } from './reading-bounds.js'

/**
 * Takes notifications of ours away that may be gone already, and waits until no list of theirs holds them. What is
 * listed nevertheless is read: that it is gone, a rule judges by that.
 *
 * @param subscriptions in whose lists they are
 */
export async function removeNotifications(
  { settled }: Pick<Stage, 'settled'>,
  sender: Sender,
  ids: Iterable<string>,
  subscriptions: readonly string[],
): Promise<void> {
  const remove = async (notificationId: string): Promise<string> => {
    const { status } = await sender.send('deleteNotification', { path: { notificationId } })
    if (status >= 300 && status !== 404)
      throw new Error(`the notification ${notificationId}, as it was answered with ${status}`)
    return notificationId
  }
  const removed = new Set(await Promise.all([...ids].map(remove)))
  if (removed.size === 0) return
  const look = async (): Promise<readonly string[]> => {
    const lists = await Promise.all(
      subscriptions.map((subscription) =>
        walkNumbered(sender, 'getPullNotifications', { subscription }, readingBounds),
      ),
    )
    return lists.flatMap(({ items }) => items.map(identify)).filter((id) => removed.has(id))
  }
  const left = await settled(look, (listed) => listed.length === 0)
  const read = (notificationId: string) =>
    sender.send('getPullNotification', { path: { notificationId } })
  await Promise.all(left.map(read))
}
