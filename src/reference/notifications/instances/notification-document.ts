import type { Definition } from '../../books/definition.js'
import type { Call } from '../../http/operation.js'
import type { Notification } from './notification-store.js'

/** A notification as its user sees it: what the bank's own supplement describes. */
export function notificationDocument(
  { services }: Call,
  { id, user, contextUri }: Notification,
  { message, values = {} }: Definition,
): object {
  const { behaviour, notifications } = services
  const { text, imageUri } = message
  return {
    _id: id,
    contextUri,
    message: {
      text: text === undefined ? undefined : behaviour.textOf(text, values),
      imageUri,
    },
    read: behaviour.readShown(notifications.isMarked(user, id, 'read')),
  }
}
