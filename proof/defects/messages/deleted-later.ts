import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'

const defect = defectOf('deleted-later')

const day = 86_400_000

/** A bank that knows what is older than a day, given what it makes of that. */
const older = (change: (isOld: (id: string) => boolean, own: Behaviour) => Partial<Behaviour>) =>
  function decide(own: Behaviour): Partial<Behaviour> {
    const ages = new Map<string, number>()
    return {
      isStored(notification, age) {
        ages.set(notification.id, age)
        return own.isStored(notification, age)
      },
      ...change((id) => (ages.get(id) ?? 0) > day, own),
    }
  }

/** Notifications that are deleted after they have waited for long. */
const defects: readonly Defect[] = [
  defect(
    'not-found',
    'A notification that is older than a day is not found when it is deleted.',
    'messages.delete.gone',
    older((isOld, { findNotification }) => ({
      findNotification: (id, book, operation) =>
        operation === 'deleteNotification' && isOld(id)
          ? undefined
          : findNotification(id, book, operation),
    })),
  ),
  defect(
    'stays',
    'A notification that is older than a day stays when it is deleted.',
    'messages.delete.not-listed',
    older((isOld, { deleteNotification }) => ({
      deleteNotification(notification, book) {
        if (!isOld(notification.id)) deleteNotification(notification, book)
      },
    })),
  ),
]

export default defects
