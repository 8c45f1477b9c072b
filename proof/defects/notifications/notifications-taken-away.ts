import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'
import type { Behaviour } from '../../../src/reference/behaviour.js'

const defect = defectOf('notifications-taken-away')

const undone =
  (wanted: string) =>
  ({ takenAway }: Behaviour): Partial<Behaviour> => ({
    takenAway(operation, write) {
      if (operation !== wanted) takenAway(operation, write)
    },
  })

const placeholder = /\{([^}]*)\}/
const filled = (
  name: string,
  sentence: string,
  textOf: (text: string, values: Readonly<Record<string, string>>) => string,
): Defect => defect(`text-${name}`, sentence, 'notifications.message.placeholders', { textOf })

/** Notifications that stay where they were taken away, are taken away from others, or say something else. */
const defects: readonly Defect[] = [
  defect(
    'expiry-undone',
    'A notification that was let expire is still active.',
    'notifications.expireNotification.gone',
    undone('expireNotification'),
  ),
  defect(
    'deletion-undone',
    'A notification that was deleted is still active.',
    'notifications.deleteNotification.gone',
    undone('deleteInAppNotification'),
  ),
  defect(
    'definition-undone',
    'A definition that was deleted is still there.',
    'notifications.deleteDefinition.gone',
    undone('deleteDefinition'),
  ),
  defect(
    'global-kept',
    'Dismissing a global notification is answered with success, and does nothing.',
    'notifications.dismissed.left-out',
    ({ isActive }) => ({
      isActive: (isDismissed, definition) =>
        definition.contextName === 'global' || isActive(isDismissed, definition),
    }),
  ),
  defect(
    'global-for-all',
    'A customer who dismisses a global notification does so for every customer.',
    'notifications.global.all-customers',
    ({ notifications }) => ({
      notifications(own) {
        const book = notifications(own)
        const gone = new Set<string>()
        return {
          ...book,
          mark(user, id, mark) {
            if (mark === 'dismissed') gone.add(id)
            book.mark(user, id, mark)
          },
          isMarked: (user, id, mark) =>
            book.isMarked(user, id, mark) || (mark === 'dismissed' && gone.has(id)),
        }
      },
    }),
  ),
  defect(
    'dismissed-for-a-while',
    'What was dismissed comes back when the list is read for the third time.',
    'notifications.dismissed.left-out',
    ({ notifications }) => ({
      notifications(own) {
        const book = notifications(own)
        const asked = new Map<string, number>()
        return {
          ...book,
          isMarked(user, id, mark) {
            if (mark !== 'dismissed' || !book.isMarked(user, id, mark))
              return book.isMarked(user, id, mark)
            const times = (asked.get(id) ?? 0) + 1
            asked.set(id, times)
            return times < 3
          },
        }
      },
    }),
  ),
  defect(
    'global-made-nevertheless',
    'A notification is made from a global definition, and the request refused.',
    'notifications.createNotifications.global-refused',
    ({ declineNotifications }) => ({
      declineNotifications(fault, write) {
        if (fault === 'global') write()
        declineNotifications(fault, write)
      },
    }),
  ),
  filled('one-placeholder', 'The first placeholder of a text is filled in.', (text, values) =>
    text.replace(placeholder, (written, name: string) => values[name] ?? written),
  ),
  filled('each-once', 'Each value is filled in once.', (text, values) => {
    let done = text
    for (const [name, value] of Object.entries(values))
      done = done.replace(`{${name}}`, () => value)
    return done
  }),
  filled('patterns', 'What a value has in it is taken for a pattern.', (text, values) => {
    let done = text
    for (const [name, value] of Object.entries(values)) done = done.replaceAll(`{${name}}`, value)
    return done
  }),
  filled('other-letters', 'Letters beyond ASCII become question marks.', (text, values) =>
    text
      .replaceAll(/\{([^}]*)\}/g, (written, name: string) => values[name] ?? written)
      .replaceAll(/[^\0-\u{7f}]/gu, '?'),
  ),
]

export default defects
