import type { Operation } from '../http/operation.js'
import { findNotification } from './find-notification.js'

/** What `svc:acknowledge` leads to. What it answers is not shown; here it is 204. */
export const acknowledgeNotification: Operation = {
  id: 'acknowledgeNotification',
  method: 'POST',
  path: '/notifications/pullNotifications/{notificationId}/acknowledgement',
  statuses: [204, 404],
  errors: 'notification-error',
  answer(call) {
    const { behaviour, messages } = call.services
    behaviour.acknowledge(findNotification(call), messages)
    return new Response(null, { status: 204 })
  },
}
