import type { Notification } from '../../../src/reference/messages/message-store.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('notifications-in-one-state')
const day = 24 * 60 * 60 * 1000

/** Notifications that are taken for others in one of their states. */
const defects: readonly Defect[] = [
  defect(
    'acknowledged-twice',
    'A notification that is acknowledged a second time waits again.',
    'messages.acknowledge.leaves',
    ({ acknowledge, findNotification }) => {
      const gone = new Map<string, Notification>()
      return {
        findNotification: (id, book, operation) =>
          findNotification(id, book, operation) ??
          (operation === 'acknowledgeNotification' ? gone.get(id) : undefined),
        acknowledge(one, book) {
          if (gone.delete(one.id)) return book.add(one)
          gone.set(one.id, one)
          acknowledge(one, book)
        },
      }
    },
  ),
  defect(
    'kept-without-text',
    'A notification for plain text is gone after a day.',
    'messages.pull.stored',
    ({ isStored }) => ({
      isStored: (one, age) => isStored(one, age) && (typeof one.body !== 'string' || age < day),
    }),
  ),
  defect(
    'kept-without-entity',
    'A notification about a resource is gone after a week.',
    'messages.pull.stored',
    ({ isStored }) => ({
      isStored: (one, age) => isStored(one, age) && (one.entity === undefined || age < 7 * day),
    }),
  ),
]

export default defects
