import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import type { Notification } from './message-store.js'

/** @throws Refusal when no such notification waits to be fetched */
export function findNotification({ services, operation, path }: Call): Notification {
  const { behaviour, messages, conditions } = services
  const id = path['notificationId'] ?? ''
  const found = behaviour.findNotification(id, messages, operation.id)
  if (found && behaviour.isStored(found, conditions.now() - found.createdAt)) return found
  throw new Refusal(404, 'notificationNotFound', 'There is no such notification.')
}
