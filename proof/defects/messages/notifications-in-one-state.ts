import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const defect = defectOf('notifications-in-one-state')
const day = 24 * 60 * 60 * 1000

/** An operation on pull notifications finds those of the delivery queue as well, as that was shown last. */
const findsPushed =
  (wanted: string) =>
  ({ findNotification, shown }: Behaviour): Partial<Behaviour> => {
    let queued: readonly Notification[] = []
    return {
      shown(all, collection) {
        if (collection === 'queued') queued = all
        return shown(all, collection)
      },
      findNotification: (id, book, operation) =>
        findNotification(id, book, operation) ??
        (operation === wanted ? queued.find((one) => one.id === id) : undefined),
    }
  }

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
    'pushed-read',
    'A push notification is read as a pull notification.',
    'messages.getPullNotification.unknown',
    findsPushed('getPullNotification'),
  ),
  defect(
    'pushed-deleted',
    'A push notification is deleted as a pull notification.',
    'messages.delete.unknown',
    findsPushed('deleteNotification'),
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
