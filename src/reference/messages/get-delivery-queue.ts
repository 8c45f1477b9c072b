import type { Operation } from '../http/operation.js'
import { notificationDocument } from './notification-document.js'
import { notificationPage } from './notification-page.js'

/** Notifications that no endpoint has taken yet. */
export const getDeliveryQueue: Operation = {
  id: 'getDeliveryQueue',
  method: 'GET',
  path: '/notifications/deliveryQueue',
  statuses: [200, 400, 422],
  errors: 'notification-error',
  answer: (call) =>
    notificationPage(call, call.services.queue.queued(), (one) =>
      notificationDocument(call, one, 'deliveryQueue'),
    ),
}
