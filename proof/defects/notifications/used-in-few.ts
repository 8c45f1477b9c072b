import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Definition } from '../../../src/reference/books/definition.js'
import type { Mark } from '../../../src/reference/notifications/instances/notification-store.js'

const defect = defectOf('used-in-few')

type Which = (definition: Definition) => boolean

const isIndicator: Which = ({ indicator }) => indicator
const isFixed: Which = ({ notDismissible }) => notDismissible
const isHigh: Which = ({ priority }) => priority === 'high'

/** A bank in which something is not done with the notifications of some definitions. */
const undone =
  (what: Mark | 'erased', isMeant: Which) =>
  ({ definitions, notifications }: Behaviour): Partial<Behaviour> => {
    let find: (id: string) => Definition | undefined = () => undefined
    return {
      definitions(book) {
        const kept = definitions(book)
        find = kept.find
        return kept
      },
      ...changeStore('notifications', (book) => {
        const isOfSome = (id: string): boolean => {
          const definition = find(book.find(id)?.definitionId ?? '')
          return definition !== undefined && isMeant(definition)
        }
        return {
          mark(user, id, mark) {
            if (mark !== what || !isOfSome(id)) book.mark(user, id, mark)
          },
          erase(id) {
            if (what !== 'erased' || !isOfSome(id)) book.erase(id)
          },
        }
      })({ notifications }),
    }
  }

/** A bank that shows the texts of some definitions in its notifications as something else. */
const retold =
  (isMeant: Which, tell: (text: string) => string) =>
  ({ definitions, textOf }: Behaviour): Partial<Behaviour> => {
    let texts: () => readonly unknown[] = () => []
    return {
      definitions(book) {
        const kept = definitions(book)
        texts = () =>
          kept
            .all()
            .filter(isMeant)
            .map(({ message }) => message.text)
        return kept
      },
      textOf: (text, values) => (texts().includes(text) ? tell(text) : textOf(text, values)),
    }
  }

const row = {
  read: 'notifications.read.marked',
  expired: 'notifications.expireNotification.gone',
  deleted: 'notifications.deleteNotification.gone',
}

/** What is done with the notifications of all definitions but of some. */
const defects: readonly Defect[] = [
  defect(
    'indicator-unread',
    'A notification of an indicator is not read when it is marked as such.',
    row.read,
    undone('read', isIndicator),
  ),
  defect(
    'fixed-unread',
    'A notification that cannot be dismissed is not read when it is marked as such.',
    row.read,
    undone('read', isFixed),
  ),
  defect(
    'high-unread',
    'A notification of high priority is not read when it is marked as such.',
    row.read,
    undone('read', isHigh),
  ),
  defect(
    'high-kept',
    'A notification of high priority is still active when it was dismissed.',
    'notifications.dismissed.left-out',
    undone('dismissed', isHigh),
  ),
  defect(
    'indicator-kept',
    'A notification of an indicator is still active when it was let expire.',
    row.expired,
    undone('erased', isIndicator),
  ),
  defect(
    'fixed-kept',
    'A notification that cannot be dismissed is still active when it was deleted.',
    row.deleted,
    undone('erased', isFixed),
  ),
  defect(
    'indicator-unfilled',
    'The placeholders in a notification of an indicator stay as they are.',
    'notifications.message.placeholders',
    retold(isIndicator, (text) => text),
  ),
  defect(
    'fixed-reworded',
    'A notification that cannot be dismissed does not have the message of its definition.',
    'notifications.instances.message',
    retold(isFixed, () => 'Please note.'),
  ),
]

export default defects
