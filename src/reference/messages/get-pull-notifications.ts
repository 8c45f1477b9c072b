import type { Call, Operation } from '../http/operation.js'
import type { Notification } from './message-store.js'
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
    notificationPage(call, stored(call), (one) =>
      notificationDocument(call, one, 'pullNotifications'),
    ),
}

function stored({ services }: Call): readonly Notification[] {
  const { behaviour, messages, conditions } = services
  return messages
    .waiting()
    .filter((one) => behaviour.isStored(one, conditions.now() - one.createdAt))
}
