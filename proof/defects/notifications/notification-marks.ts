import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeStore } from '../../alterations/change-store.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const defect = defectOf('notification-marks')

/** Marks of notifications that do not stay, or are those of others. */
const defects: readonly Defect[] = [
  defect(
    'read-turned',
    'A notification that is marked as read again is unread.',
    'notifications.read.marked',
    changeStore('notifications', (book) => {
      const times = new Map<string, number>()
      return {
        mark(user, id, mark) {
          book.mark(user, id, mark)
          if (mark === 'read') times.set(id, (times.get(id) ?? 0) + 1)
        },
        isMarked: (user, id, mark) =>
          book.isMarked(user, id, mark) && (mark !== 'read' || (times.get(id) ?? 0) % 2 === 1),
      }
    }),
  ),
  defect(
    'read-second-try',
    'A notification is read when it was marked as such twice.',
    'notifications.read.marked',
    changeStore('notifications', (book) => {
      const tried = new Set<string>()
      return {
        mark(user, id, mark) {
          const isFirst = mark === 'read' && !tried.has(`${user} ${id}`)
          tried.add(`${user} ${id}`)
          if (!isFirst) book.mark(user, id, mark)
        },
      }
    }),
  ),
  ...(
    [
      ['dismissed-lost-with-deleted', 'dismissed', 'erase', 'deleted', 'left out'],
      ['read-lost-with-created', 'read', 'add', 'created', 'read'],
    ] as const
  ).map(([name, mark, when, happens, was]) =>
    defect(
      name,
      `When a notification is ${happens}, none is ${was} any more that was before.`,
      mark === 'read' ? 'notifications.read.marked' : 'notifications.dismissed.left-out',
      changeStore('notifications', (book) => {
        let count = 0
        const marked = new Map<string, number>()
        const counted = {
          add(...one: Parameters<typeof book.add>) {
            if (when === 'add') count += 1
            return book.add(...one)
          },
          erase(id: string) {
            if (when === 'erase') count += 1
            book.erase(id)
          },
        }
        return {
          ...counted,
          mark(user, id, as) {
            marked.set(`${user} ${id} ${as}`, count)
            book.mark(user, id, as)
          },
          isMarked: (user, id, as) =>
            book.isMarked(user, id, as) &&
            (as !== mark || marked.get(`${user} ${id} ${as}`) === count),
        }
      }),
    ),
  ),
  defect(
    'read-lost-with-another',
    'When a notification is dismissed, those of its user that were read are unread.',
    'notifications.read.marked',
    changeStore('notifications', (book) => {
      const lost = new Set<string>()
      const read = new Map<string, Set<string>>()
      return {
        mark(user, id, mark) {
          const ofUser = read.get(user) ?? new Set()
          read.set(user, ofUser)
          if (mark === 'read') ofUser.add(`${user} ${id}`)
          else for (const one of ofUser) lost.add(one)
          book.mark(user, id, mark)
        },
        isMarked: (user, id, mark) =>
          book.isMarked(user, id, mark) && (mark !== 'read' || !lost.has(`${user} ${id}`)),
      }
    }),
  ),
  defect(
    'global-read-for-all',
    'A global notification that one customer marks as read is so for every customer.',
    'notifications.markNotificationAsRead.own-only',
    changeStore('notifications', (book) => {
      const read = new Set<string>()
      return {
        mark(user, id, mark) {
          if (mark === 'read' && id.startsWith('ntf-of-')) read.add(id)
          book.mark(user, id, mark)
        },
        isMarked: (user, id, mark) =>
          (mark === 'read' && read.has(id)) || book.isMarked(user, id, mark),
      }
    }),
  ),
  defect(
    'dismissed-for-a-while',
    'What was dismissed comes back when the list is read for the third time.',
    'notifications.dismissed.left-out',
    changeStore('notifications', (book) => {
      const asked = new Map<string, number>()
      return {
        isMarked(user, id, mark) {
          if (mark !== 'dismissed' || !book.isMarked(user, id, mark))
            return book.isMarked(user, id, mark)
          const times = (asked.get(id) ?? 0) + 1
          asked.set(id, times)
          return times < 3
        },
      }
    }),
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
    changeStore('notifications', (book) => {
      const gone = new Set<string>()
      return {
        mark(user, id, mark) {
          if (mark === 'dismissed') gone.add(id)
          book.mark(user, id, mark)
        },
        isMarked: (user, id, mark) =>
          book.isMarked(user, id, mark) || (mark === 'dismissed' && gone.has(id)),
      }
    }),
  ),
  {
    name: 'notification-marks-global-twice',
    sentence: 'A global definition makes two notifications.',
    breaks: ['notifications.global.all-customers'],
    response: changeJson({ operations: ['getActiveNotifications'], statuses: [200] }, (body) => {
      const { items } = body['_embedded'] as { items: JsonObject[] }
      const isGlobal = ({ _id: id }: JsonObject): boolean => String(id).startsWith('ntf-of-')
      const again = items.filter(isGlobal).map((one) => ({ ...one, _id: `${String(one['_id'])}x` }))
      return { ...body, _embedded: { items: [...items, ...again] } }
    }),
  },
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
]

export default defects
