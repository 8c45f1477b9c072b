import type { Operation } from '../http/operation.js'
import { notificationDocument } from './notification-document.js'
import { notificationPage } from './notification-page.js'

/** Push notifications that were not delivered in time. The operation is not shown. */
export const getFailedNotifications: Operation = {
  id: 'getFailedNotifications',
  method: 'GET',
  path: '/notifications/failedNotifications',
  statuses: [200, 400, 422],
  errors: 'notification-error',
  answer: (call) =>
    notificationPage(call, call.services.queue.failed(), (one) =>
      notificationDocument(call, one, 'failedNotifications'),
    ),
}
