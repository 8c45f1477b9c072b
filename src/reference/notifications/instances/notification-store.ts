/** What becomes of a notification in the hands of its user. */
export type Mark = 'dismissed' | 'read'

/** A notification that was created from a definition. */
export interface Notification {
  readonly id: string
  readonly definitionId: string
  /** Id of the customer who is to see it. */
  readonly user: string
  readonly contextUri?: string
}

/** The notifications of the bank, and what their users did with them. */
export interface NotificationStore {
  /** Oldest first. */
  all(): readonly Notification[]
  find(id: string): Notification | undefined
  /** Gives it an identifier. */
  add(notification: Omit<Notification, 'id'>): Notification
  erase(id: string): void
  mark(user: string, id: string, mark: Mark): void
  isMarked(user: string, id: string, mark: Mark): boolean
  /** Back to how the bank opened: without any. */
  reset(): void
}

/** Opens a book of notifications. */
export function openNotificationStore(): NotificationStore {
  const notifications = new Map<string, Notification>()
  const marks = new Set<string>()
  let serial = 0
  return {
    all: () => [...notifications.values()],
    find: (id) => notifications.get(id),
    add(notification) {
      serial += 1
      const id = `ntf-${(0x3000 + serial * 11).toString(16)}`
      const added = { ...notification, id }
      notifications.set(id, added)
      return added
    },
    erase: (id) => void notifications.delete(id),
    mark: (user, id, mark) => void marks.add(`${user} ${id} ${mark}`),
    isMarked: (user, id, mark) => marks.has(`${user} ${id} ${mark}`),
    reset() {
      notifications.clear()
      marks.clear()
    },
  }
}
