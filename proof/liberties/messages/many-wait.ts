import type { Notification } from '../../../src/reference/messages/message-store.js'
import type { Liberty } from '../../liberty.js'

/** More than sixty pages of five. */
const [many, inPage] = [320, 5]
const at = Date.UTC(2020, 0, 1)

/** Notifications of another subscription, which are never acknowledged. */
const old = Array.from({ length: many }, (_, index): Notification => {
  const id = `notification-old-${index}`
  return { id, topic: 'topic-old', subscription: 'subscription-old', createdAt: at, updatedAt: at }
})

const liberty: Liberty = {
  name: 'many-wait',
  sentence:
    'Hundreds of notifications that are never acknowledged come first in the list, five to a page.',
  because: 'How many wait is not said, nor how many a page has.',
  behaviour: ({ messages, numberedPageSize }) => ({
    numberedPageSize(limit, operation) {
      const size = numberedPageSize(limit, operation)
      return operation === 'getPullNotifications' ? Math.min(size, inPage) : size
    },
    messages(own) {
      const book = messages(own)
      return {
        ...book,
        waiting: () => [...old, ...book.waiting()],
        find: (id) => book.find(id) ?? old.find((one) => one.id === id),
      }
    },
  }),
}

export default liberty
