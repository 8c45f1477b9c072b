import type { OpenedMessages } from '../../books/messages.js'
import { type Notification, openedNotifications } from '../message-book.js'

/** Push notifications on their way to the endpoints of their subscriptions. */
export interface DeliveryQueue {
  /** Those that are queued, oldest first. */
  queued(): readonly Notification[]
  find(id: string): Notification | undefined
  /** Takes over a notification of a push subscription. */
  enqueue(notification: Notification): void
  /** Back to how the bank opened. */
  reset(): void
}

/** @param openedAt milliseconds since 1970 */
export function openDeliveryQueue(opened: OpenedMessages, openedAt: number): DeliveryQueue {
  const queue = new Map<string, Notification>()
  const reset = (): void => {
    queue.clear()
    for (const one of openedNotifications(opened, 'push', openedAt)) queue.set(one.id, one)
  }
  reset()
  return {
    queued: () => [...queue.values()],
    find: (id) => queue.get(id),
    enqueue: (notification) => void queue.set(notification.id, notification),
    reset,
  }
}
