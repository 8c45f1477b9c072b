import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeStore } from '../../alterations/change-store.js'
import { remember } from '../../alterations/remember.js'
import type { Notification } from '../../../src/reference/notifications/instances/notification-store.js'
import type { Liberty } from '../../liberty.js'

const lists = { operations: ['getActiveNotifications'], statuses: [200] }
const shapes = 'What the operations on notifications take and answer is not shown.'

/** Lists of other active notifications. */
const listing = (change: (items: JsonObject[]) => JsonObject[]): Liberty['response'] =>
  changeJson(lists, (list) => {
    const { items } = list['_embedded'] as { items: JsonObject[] }
    return { ...list, _embedded: { items: change(items) } }
  })

type New = Omit<Notification, 'id'>
const isLike =
  (one: New) =>
  (other: New): boolean =>
    (['definitionId', 'user', 'contextUri'] as const).every((name) => one[name] === other[name])

const rows: readonly Liberty[] = [
  {
    name: 'global-anew',
    sentence:
      'A notification of a global definition has another identifier each time it is listed.',
    because: 'They are not created for each user, and are produced when a client asks for them.',
    response: remember(
      () => ({ times: 0 }),
      (memory, ...told) => {
        memory.times += 1
        const anew = (one: JsonObject): JsonObject =>
          String(one['_id']).startsWith('ntf-of-')
            ? { ...one, _id: `${String(one['_id'])}.${memory.times}` }
            : one
        return listing((items) => items.map(anew))?.(...told) ?? told[0]
      },
    ),
    request: (request) =>
      request.url.includes('ntf-of-')
        ? new Request(request.url.replace(/(ntf-of-[^/.]*)\.\d+/, '$1'), request)
        : request,
  },
  {
    name: 'unread-only',
    sentence: 'A notification that was read is not among the active ones any more.',
    because: 'What becomes of one that is marked as read is not said.',
    response: listing((items) => items.filter(({ read }) => read !== true)),
  },
  {
    name: 'one-of-alike',
    sentence:
      'What is created once more, for the same user and context, is the notification that is there.',
    because: shapes,
    behaviour: changeStore('notifications', (book) => ({
      add: (one) =>
        book
          .all()
          .filter(isLike(one))
          .find(({ user, id }) => !book.isMarked(user, id, 'dismissed')) ?? book.add(one),
    })),
  },
  {
    name: 'last-of-alike',
    sentence:
      'A notification takes the place of one of its definition for the same user and context.',
    because: shapes,
    behaviour: changeStore('notifications', (book) => ({
      add(one) {
        for (const { id } of book.all().filter(isLike(one))) book.erase(id)
        return book.add(one)
      },
    })),
  },
]

/** Other notifications to list. */
const liberties: readonly Liberty[] = rows.map((row) => ({
  ...row,
  name: `what-is-listed-${row.name}`,
}))

export default liberties
