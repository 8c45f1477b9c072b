import { halResponse } from '../hal/hal-response.js'
import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { notificationDocument } from './notification-document.js'

/** What `self` of a queued notification leads to. The operation is not shown. */
export const getPushNotification: Operation = {
  id: 'getPushNotification',
  method: 'GET',
  path: '/notifications/deliveryQueue/{notificationId}',
  statuses: [200, 404],
  errors: 'notification-error',
  answer(call) {
    const notification = call.services.queue.find(call.path['notificationId'] ?? '')
    if (notification === undefined)
      throw new Refusal(404, 'notificationNotFound', 'There is no such notification.')
    return halResponse(notificationDocument(call, notification, 'deliveryQueue'))
  },
}
