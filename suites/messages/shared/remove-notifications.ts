import type { Sender } from '../../../src/scenario/index.js'

/** Takes notifications of ours away that may be gone already. */
export async function removeNotifications(sender: Sender, ids: Iterable<string>): Promise<void> {
  const remove = async (notificationId: string): Promise<void> => {
    const answer = await sender.send('deleteNotification', { path: { notificationId } })
    if (answer.status >= 300 && answer.status !== 404)
      throw new Error(
        `the notification ${notificationId}, as it was answered with ${answer.status}`,
      )
  }
  await Promise.all([...ids].map(remove))
}
