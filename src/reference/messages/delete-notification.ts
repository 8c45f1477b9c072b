import type { Operation } from '../http/operation.js'
import { findNotification } from './find-notification.js'

/** Takes a notification away that waits to be fetched. */
export const deleteNotification: Operation = {
  id: 'deleteNotification',
  method: 'DELETE',
  path: '/notifications/pullNotifications/{notificationId}',
  statuses: [204, 400, 404],
  errors: 'notification-error',
  answer(call) {
    const { behaviour, messages } = call.services
    behaviour.deleteNotification(findNotification(call), messages)
    return new Response(null, { status: 204 })
  },
}
