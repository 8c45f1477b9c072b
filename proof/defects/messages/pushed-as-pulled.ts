import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('pushed-as-pulled')

/** A bank in which some operations find what is to be delivered among what is to be fetched. */
const findsPushed =
  (...operations: readonly string[]) =>
  ({ findNotification, deleteNotification, shown }: Behaviour): Partial<Behaviour> => {
    const pushed = new Map<string, Notification>()
    const deleted = new Set<string>()
    return {
      shown(all, collection) {
        for (const one of all) pushed.set(one.id, one)
        return shown(all, collection).filter(({ id }) => !deleted.has(id))
      },
      findNotification: (id, book, operation) =>
        findNotification(id, book, operation) ??
        (operations.includes(operation) ? pushed.get(id) : undefined),
      deleteNotification(one, book) {
        if (pushed.has(one.id)) deleted.add(one.id)
        else deleteNotification(one, book)
      },
    }
  }

/** Notifications that are to be delivered, and are taken for such that wait to be fetched. */
const defects: readonly Defect[] = [
  defect(
    'read',
    'A notification of the delivery queue can be read as a pull notification.',
    'messages.getPullNotification.unknown',
    findsPushed('getPullNotification'),
  ),
  defect(
    'deleted',
    'A notification of the delivery queue can be deleted as a pull notification.',
    'messages.delete.unknown',
    findsPushed('deleteNotification'),
  ),
]

export default defects
