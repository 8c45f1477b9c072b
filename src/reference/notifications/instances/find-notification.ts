import type { Call } from '../../http/operation.js'
import { Refusal } from '../../http/refusal.js'
import { type Active, activeNotifications } from './active-notifications.js'
import type { Notification } from './notification-store.js'

/**
 * Finds the active notification of the caller that the path names.
 *
 * @throws Refusal 404, unless the bank decides otherwise
 */
export function findActive(call: Call): Active {
  const wanted = call.path['notificationId'] ?? ''
  const active = activeNotifications(call).find(({ notification }) => notification.id === wanted)
  if (active === undefined) throw missing(call)
  return active
}

/**
 * Finds a notification, whosever it is.
 *
 * @throws Refusal 404, unless the bank decides otherwise
 */
export function findAnybodys(call: Call, id: string): Notification {
  const found = call.services.notifications.find(id)
  if (found === undefined) throw missing(call)
  return found
}

function missing({ services, operation }: Call): Refusal {
  const { status, name } = services.behaviour.missingNotification(operation.id)
  return new Refusal(status, name, 'There is no such notification.')
}
