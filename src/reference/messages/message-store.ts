import type { DeliveryError } from './delivery/delivery.js'
import type { OpenedMessages, Subscription, Topic } from '../books/messages.js'

/** A message that came for one subscription. */
export interface Notification {
  readonly id: string
  readonly topic: string
  readonly subscription: string
  /** As the message named it. */
  readonly entity?: string
  /** What the message says; absent of those that were there when the bank opened. */
  readonly body?: unknown
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
  /** What went wrong with its last delivery. */
  readonly error?: DeliveryError
}

/** Topics, subscriptions, and the notifications that wait to be fetched. */
export interface MessageStore {
  readonly topics: readonly Topic[]
  readonly subscriptions: readonly Subscription[]
  subscription(id: string): Subscription | undefined
  /** Pull notifications that were not acknowledged, oldest first. */
  waiting(): readonly Notification[]
  find(id: string): Notification | undefined
  add(notification: Notification): void
  remove(id: string): void
  /** An identifier that no notification has yet. */
  nextId(): string
  /** Back to how the bank opened. */
  reset(): void
}

/** @param openedAt milliseconds since 1970 */
export function openMessageStore(opened: OpenedMessages, openedAt: number): MessageStore {
  const { topics, subscriptions } = opened
  const waiting = new Map<string, Notification>()
  let serial = 0
  const reset = (): void => {
    waiting.clear()
    for (const one of openedNotifications(opened, 'pull', openedAt)) waiting.set(one.id, one)
  }
  reset()
  return {
    topics,
    subscriptions,
    subscription: (id) => subscriptions.find((one) => one.id === id),
    waiting: () => [...waiting.values()],
    find: (id) => waiting.get(id),
    add: (notification) => void waiting.set(notification.id, notification),
    remove: (id) => void waiting.delete(id),
    nextId: () => `notification-${String(++serial).padStart(6, '0')}`,
    reset,
  }
}

/** Those that wait for subscriptions of one kind when the bank opens. */
export function openedNotifications(
  { subscriptions, notifications }: OpenedMessages,
  kind: Subscription['kind'],
  openedAt: number,
): readonly Notification[] {
  return notifications.flatMap(({ minutesAgo, ...one }) => {
    const found = subscriptions.find(({ id }) => id === one.subscription)
    if (found?.kind !== kind) return []
    const createdAt = openedAt - minutesAgo * 60_000
    return [{ ...one, topic: found.topic, createdAt, updatedAt: createdAt }]
  })
}
