import type { Operation } from '../http/operation.js'
import { notificationDocument } from './notification-document.js'
import { notificationPage } from './notification-page.js'

/** Push notifications that an endpoint has taken. The operation is not shown. */
export const getReceivedNotifications: Operation = {
  id: 'getReceivedNotifications',
  method: 'GET',
  path: '/notifications/receivedNotifications',
  statuses: [200, 400, 422],
  errors: 'notification-error',
  answer: (call) =>
    notificationPage(call, call.services.queue.received(), (one) =>
      notificationDocument(call, one, 'receivedNotifications'),
    ),
}
