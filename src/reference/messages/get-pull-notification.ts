import { halResponse } from '../hal/hal-response.js'
import type { Operation } from '../http/operation.js'
import { findNotification } from './find-notification.js'
import { notificationDocument } from './notification-document.js'

/** One notification that waits to be fetched; reading it does not acknowledge it. */
export const getPullNotification: Operation = {
  id: 'getPullNotification',
  method: 'GET',
  path: '/notifications/pullNotifications/{notificationId}',
  statuses: [200, 400, 404, 422],
  errors: 'notification-error',
  answer(call) {
    const { behaviour, messages } = call.services
    const notification = findNotification(call)
    behaviour.fetched(notification, messages)
    return halResponse(notificationDocument(call, notification, 'pullNotifications'))
  },
}
