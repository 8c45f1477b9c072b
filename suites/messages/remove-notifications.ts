import type { Sender } from '../../src/scenario/index.js'

/** Takes notifications of ours away that may be gone already. */
export async function removeNotifications(sender: Sender, ids: Iterable<string>): Promise<void> {
  for (const notificationId of ids) {
    const answer = await sender.send('deleteNotification', { path: { notificationId } })
    if (answer.status >= 300 && answer.status !== 404)
      throw new Error(`the notification ${notificationId}, as it was answered ${answer.status}`)
  }
}
