import type { Defect } from '../../defect.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'

/** What shows only after a certain sequence of requests. */
const defects: readonly Defect[] = [
  {
    name: 'pull-sequences-acknowledged-with-older',
    sentence: 'Acknowledging a notification acknowledges the older ones as well.',
    breaks: ['messages.pull.any-order', 'messages.acknowledge.not-others'],
    behaviour: () => ({
      acknowledge(notification, book) {
        for (const one of book.waiting()) {
          if (one.subscription === notification.subscription) book.remove(one.id)
          if (one.id === notification.id) return
        }
      },
    }),
  },
  {
    name: 'pull-sequences-deleted-readable-again',
    sentence: 'What was deleted can be read again when something new was published.',
    breaks: ['messages.pull.any-order-read'],
    behaviour: ({ messages, findNotification, deleteNotification }) => {
      const deleted = new Map<string, Notification>()
      const restored = new Map<string, Notification>()
      return {
        messages(book) {
          const kept = messages(book)
          return {
            ...kept,
            add(notification) {
              for (const [id, one] of deleted) restored.set(id, one)
              kept.add(notification)
            },
          }
        },
        findNotification: (id, book, operation) =>
          findNotification(id, book, operation) ??
          (operation === 'getPullNotification' ? restored.get(id) : undefined),
        deleteNotification(notification, book) {
          deleted.set(notification.id, notification)
          deleteNotification(notification, book)
        },
      }
    },
  },
]

export default defects
