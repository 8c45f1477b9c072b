import type { Operation } from '../../http/operation.js'
import { findActive } from './find-notification.js'

/** Notes that its user has read a notification. */
export const markNotificationAsRead: Operation = {
  id: 'markNotificationAsRead',
  method: 'PUT',
  path: '/notifications/activeNotifications/{notificationId}/read',
  statuses: [204, 404, 422],
  errors: 'notification-error',
  answer(call) {
    const { behaviour, notifications } = call.services
    const { id, user } = findActive(call).notification
    behaviour.marked('read', () => notifications.mark(user, id, 'read'))
    return new Response(null, { status: 204 })
  },
}
