import { halResponse } from '../hal/hal-response.js'
import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { notificationDocument } from './notification-document.js'

/** What `self` of a failed notification leads to. The operation is not shown. */
export const getFailedNotification: Operation = {
  id: 'getFailedNotification',
  method: 'GET',
  path: '/notifications/failedNotifications/{notificationId}',
  statuses: [200, 404],
  errors: 'notification-error',
  answer(call) {
    const wanted = call.path['notificationId']
    const notification = call.services.queue.failed().find(({ id }) => id === wanted)
    if (notification === undefined)
      throw new Refusal(404, 'notificationNotFound', 'There is no such notification.')
    return halResponse(notificationDocument(call, notification, 'failedNotifications'))
  },
}
