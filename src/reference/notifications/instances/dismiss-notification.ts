import type { Operation } from '../../http/operation.js'
import { Refusal } from '../../http/refusal.js'
import { findActive } from './find-notification.js'
import type { DismissalFault } from './instances-behaviour.js'

/** Leaves a notification out of the active ones of its user from now on. */
export const dismissNotification: Operation = {
  id: 'dismissNotification',
  method: 'DELETE',
  path: '/notifications/activeNotifications/{notificationId}',
  statuses: [204, 404, 422],
  errors: 'notification-error',
  answer(call) {
    const { behaviour, notifications } = call.services
    const { notification, definition } = findActive(call)
    const write = (): void => notifications.mark(notification.user, notification.id, 'dismissed')
    const isAtFault: Readonly<Record<DismissalFault, boolean>> = {
      indicator: definition.indicator,
      'not-dismissible': definition.notDismissible,
    }
    for (const fault of behaviour.dismissalChecks()) {
      if (!isAtFault[fault]) continue
      behaviour.declineDismissal(fault, write)
      throw new Refusal(422, behaviour.dismissalType(), 'This notification cannot be dismissed.')
    }
    behaviour.marked('dismissed', write)
    return new Response(null, { status: 204 })
  },
}
