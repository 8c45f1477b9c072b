import type { Operation } from '../http/operation.js'
import { notificationDocument } from './notification-document.js'
import { notificationPage } from './notification-page.js'

/** Notifications that were not acknowledged yet. */
export const getPullNotifications: Operation = {
  id: 'getPullNotifications',
  method: 'GET',
  path: '/notifications/pullNotifications',
  statuses: [200, 400, 422],
  errors: 'notification-error',
  answer: (call) =>
    notificationPage(call, call.services.messages.waiting(), (one) =>
      notificationDocument(call, one, 'pullNotifications'),
    ),
}
