import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Mark } from '../../../src/reference/notifications/instances/notification-store.js'

/** Milliseconds after which what was done is undone. */
const later = 500

const row = defectOf('changed-back-later')

type Altered = NonNullable<Defect['behaviour']>

/** A definition is put back as it was before an operation. */
const putBack =
  (wanted: string): Altered =>
  ({ permits, acceptDefinition, definitions }, timer) => {
    let last = ''
    return {
      permits(actor, operation) {
        last = operation
        return permits(actor, operation)
      },
      acceptDefinition(write, operation) {
        last = operation
        acceptDefinition(write, operation)
      },
      definitions(own) {
        const book = definitions(own)
        return {
          ...book,
          put(definition) {
            const before = book.find(definition.id)
            book.put(definition)
            if (before !== undefined && last === wanted)
              timer(later, () => book.find(before.id) && book.put(before))
          },
          erase(id) {
            const before = book.find(id)
            book.erase(id)
            if (before !== undefined && last === wanted) timer(later, () => book.put(before))
          },
        }
      },
    }
  }

/** What a user did with a notification is forgotten. */
const forget =
  (wanted: Mark): Altered =>
  ({ notifications }, timer): Partial<Behaviour> => ({
    notifications(own) {
      const book = notifications(own)
      const gone = new Set<string>()
      return {
        ...book,
        mark(user, id, mark) {
          book.mark(user, id, mark)
          if (mark === wanted) timer(later, () => gone.add(`${user} ${id}`))
        },
        isMarked: (user, id, mark) =>
          book.isMarked(user, id, mark) && !(mark === wanted && gone.has(`${user} ${id}`)),
      }
    },
  })

/** What was done and is undone some time afterwards. */
const defects: readonly Defect[] = [
  row(
    'updated',
    'A definition that was updated is as it was before half a second later.',
    // What changes while a refused update may still be carried out is taken for it.
    ['notifications.updateDefinition.updated', 'notifications.updateDefinition.invalid'],
    putBack('updateDefinition'),
  ),
  row(
    'deleted',
    'A definition that was deleted is there again half a second later.',
    'notifications.deleteDefinition.gone',
    putBack('deleteDefinition'),
  ),
  row(
    'expired',
    'A definition that was let expire has not expired half a second later.',
    'notifications.expireDefinition.listed',
    putBack('expireDefinition'),
  ),
  row(
    'dismissed',
    'A notification that was dismissed is active again half a second later.',
    'notifications.dismissed.left-out',
    forget('dismissed'),
  ),
  row(
    'read',
    'A notification that was marked as read is unread half a second later.',
    'notifications.read.marked',
    forget('read'),
  ),
]

export default defects
