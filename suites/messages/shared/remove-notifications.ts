import type { Sender, Stage } from '../../../src/scenario/index.js'

/**
 * Takes notifications of ours away that may be gone already. That they are gone then, a rule judges by what is read of
 * them.
 */
export async function removeNotifications(
  { settled }: Pick<Stage, 'settled'>,
  sender: Sender,
  ids: Iterable<string>,
): Promise<void> {
  const remove = async (notificationId: string): Promise<void> => {
    const order = { path: { notificationId } }
    const { status } = await sender.send('deleteNotification', order)
    if (status >= 300 && status !== 404)
      throw new Error(`the notification ${notificationId}, as it was answered with ${status}`)
    const look = () => sender.send('getPullNotification', order)
    if (status < 300) await settled(look, (answer) => answer.status !== 200)
  }
  await Promise.all([...ids].map(remove))
}
