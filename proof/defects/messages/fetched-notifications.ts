import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('fetched-notifications')

/** Two notifications that were made for one message. */
const ofOneMessage = (one: Notification, other: Notification): boolean =>
  JSON.stringify([one.body, one.createdAt]) === JSON.stringify([other.body, other.createdAt])

const byLongerIdentifier = (name: string, id: string, breaks: readonly string[]): Defect => ({
  name: `fetched-notifications-${name}`,
  sentence: `${id} takes an identifier with further letters for the one that it begins with.`,
  breaks,
  request: (request, { operation }) =>
    operation === id ? new Request(request.url.replace(/assay\d+$/, ''), request) : request,
})

/** Notifications that are not there as long as they should be, or longer. */
const defects: readonly Defect[] = [
  defect(
    'acknowledged-kept',
    'A notification that was acknowledged stays in the list.',
    'messages.acknowledge.leaves',
    () => ({ acknowledge: () => undefined }),
  ),
  defect(
    'acknowledged-kept-elsewhere',
    'A notification that was acknowledged leaves the list of its subscription, and stays in the whole one.',
    ['messages.acknowledge.leaves', 'messages.getPullNotifications.by-subscription'],
    ({ ofSubscription, findNotification }) => {
      const gone = new Set<string>()
      return {
        acknowledge: ({ id }) => void gone.add(id),
        ofSubscription: (one, ...rest) => !gone.has(one.id) && ofSubscription(one, ...rest),
        findNotification: (id, ...rest) =>
          gone.has(id) ? undefined : findNotification(id, ...rest),
      }
    },
  ),
  defect(
    'acknowledged-back',
    'A notification that was acknowledged comes back when the lists were read four times since.',
    'messages.acknowledge.leaves',
    ({ messages, acknowledge }) => {
      const gone = new Map<Notification, number>()
      return {
        messages(own) {
          const book = messages(own)
          const waiting = (): readonly Notification[] => {
            for (const [one, times] of gone) {
              gone.set(one, times + 1)
              if (times === 4) book.add(one)
            }
            return book.waiting()
          }
          return { ...book, waiting }
        },
        acknowledge(notification, book) {
          gone.set(notification, 0)
          acknowledge(notification, book)
        },
      }
    },
  ),
  defect(
    'acknowledged-back-later',
    'A notification that was acknowledged is there again a day after it was created.',
    'messages.acknowledge.leaves',
    ({ isStored, findNotification }) => {
      const gone = new Set<string>()
      return {
        acknowledge: ({ id }) => void gone.add(id),
        isStored: (one, age) => (!gone.has(one.id) || age > 86_400_000) && isStored(one, age),
        findNotification: (id, ...rest) =>
          gone.has(id) ? undefined : findNotification(id, ...rest),
      }
    },
  ),
  defect(
    'created-when-read',
    'A notification was created when it was read last.',
    ['messages.notification.created-kept', 'messages.getPullNotifications.items-agree'],
    ({ fetched }) => ({
      fetched(one, book) {
        fetched(one, book)
        if (book.find(one.id) !== undefined) book.add({ ...one, createdAt: one.createdAt + 1000 })
      },
    }),
  ),
  defect(
    'given-again-when-deleted',
    'A caller who deletes a notification gets its message once more.',
    'messages.publish.each-subscription',
    ({ deleteNotification }) => {
      const again = new Set<unknown>()
      return {
        carriesBody: () => true,
        deleteNotification(one, book) {
          deleteNotification(one, book)
          const mark = `${one.subscription} ${JSON.stringify(one.body)}`
          if (one.body === undefined || again.has(mark)) return
          again.add(mark)
          book.add({ ...one, id: book.nextId() })
        },
      }
    },
  ),
  defect(
    'acknowledged-with-others',
    'With one notification, all of its subscription are acknowledged.',
    'messages.acknowledge.not-others',
    () => ({
      acknowledge({ subscription }, book) {
        for (const one of book.waiting()) if (one.subscription === subscription) book.remove(one.id)
      },
    }),
  ),
  defect(
    'acknowledged-for-all',
    'One subscriber acknowledges a message for all of them.',
    'messages.acknowledge.not-others',
    () => ({
      acknowledge(notification, book) {
        for (const one of book.waiting()) if (ofOneMessage(one, notification)) book.remove(one.id)
      },
    }),
  ),
  defect(
    'read-and-gone',
    'A notification that was read is taken for acknowledged.',
    'messages.acknowledge.not-by-reading',
    () => ({
      fetched({ id, subscription }, book) {
        if (subscription !== 'subscription-statements') book.remove(id)
      },
    }),
  ),
  defect(
    'read-and-gone-later',
    'A notification that was read is taken for acknowledged a minute later.',
    'messages.pull.stored',
    () => {
      const ages = new Map<string, number>()
      const read = new Map<string, number>()
      return {
        fetched: ({ id }) => void read.set(id, ages.get(id) ?? 0),
        isStored({ id }, age) {
          ages.set(id, age)
          return age < (read.get(id) ?? age) + 60_000
        },
      }
    },
  ),
  defect(
    'gone-after-days',
    'A notification that was not acknowledged is gone after four days.',
    'messages.pull.stored',
    { isStored: (_, age) => age < 4 * 24 * 60 * 60 * 1000 },
  ),
  defect(
    'gone-after-a-week',
    'A notification that was not acknowledged is gone after a week.',
    'messages.pull.stored',
    { isStored: (_, age) => age < 7 * 24 * 60 * 60 * 1000 },
  ),
  defect(
    'gone-after-a-month',
    'A notification that was not acknowledged is gone after a month.',
    'messages.pull.stored',
    { isStored: (_, age) => age < 30 * 24 * 60 * 60 * 1000 },
  ),
  defect(
    'gone-when-read-thrice',
    'A notification that was read three times is taken for acknowledged.',
    'messages.acknowledge.not-by-reading',
    () => {
      const read = new Map<string, number>()
      return {
        fetched({ id }, book) {
          read.set(id, (read.get(id) ?? 0) + 1)
          if (read.get(id) === 3) book.remove(id)
        },
      }
    },
  ),
  byLongerIdentifier('read-by-longer-identifier', 'getPullNotification', [
    'messages.getPullNotification.unknown',
  ]),
  byLongerIdentifier('deleted-by-longer-identifier', 'deleteNotification', [
    'messages.delete.unknown',
    'messages.delete.not-others',
  ]),
  defect(
    'not-deleted',
    'Deleting a notification does nothing.',
    ['messages.delete.gone', 'messages.delete.not-listed'],
    () => ({ deleteNotification: () => undefined }),
  ),
  defect(
    'acknowledged-within-a-day',
    'A notification that was created a day ago stays when it is acknowledged.',
    'messages.acknowledge.leaves',
    ({ admits, acknowledge }) => {
      let now = 0
      return {
        admits(actor, operation, at) {
          now = at
          return admits(actor, operation, at)
        },
        acknowledge(notification, book) {
          if (now - notification.createdAt < 86_400_000) acknowledge(notification, book)
        },
      }
    },
  ),
  ...(
    [
      ['text', 'of plain text', (one) => typeof one.body === 'string'],
      ['second', 'of a second subscription', (one) => one.subscription.endsWith('archive')],
    ] as const satisfies readonly (readonly [string, string, (one: Notification) => boolean])[]
  ).map(([name, which, isMeant]) =>
    defect(
      `${name}-unreadable`,
      `A notification ${which} is listed, and cannot be read by itself.`,
      'messages.getPullNotification.same',
      ({ findNotification }) => ({
        findNotification(id, book, operation) {
          const found = findNotification(id, book, operation)
          return operation === 'getPullNotification' && found && isMeant(found) ? undefined : found
        },
      }),
    ),
  ),
  defect(
    'resource-undeletable',
    'A notification about a resource is listed, and is not there for who deletes it.',
    'messages.delete.gone',
    ({ findNotification }) => ({
      findNotification(id, book, operation) {
        const found = findNotification(id, book, operation)
        const isHidden = operation === 'deleteNotification' && found?.entity !== undefined
        return isHidden ? undefined : found
      },
    }),
  ),
  defect(
    'deleted-kept-for-readers',
    'A notification that was read before it was deleted can be read.',
    'messages.delete.gone',
    ({ findNotification, fetched }) => {
      const read = new Map<string, Notification>()
      return {
        findNotification: (id, book, operation) =>
          findNotification(id, book, operation) ??
          (operation === 'getPullNotification' ? read.get(id) : undefined),
        fetched(notification, book) {
          read.set(notification.id, notification)
          fetched(notification, book)
        },
      }
    },
  ),
  defect(
    'deleted-readable',
    'A notification that was deleted can be read.',
    'messages.delete.gone',
    ({ findNotification, deleteNotification }) => {
      const deleted = new Map<string, Notification>()
      return {
        findNotification: (id, book, operation) =>
          findNotification(id, book, operation) ??
          (operation === 'getPullNotification' ? deleted.get(id) : undefined),
        deleteNotification(notification, book) {
          deleted.set(notification.id, notification)
          deleteNotification(notification, book)
        },
      }
    },
  ),
  defect(
    'deleted-listed',
    'A notification that was deleted is still in the list.',
    ['messages.delete.not-listed', 'messages.getPullNotifications.items-link-self'],
    ({ findNotification }) => {
      const deleted = new Set<string>()
      return {
        findNotification: (id, book, operation) =>
          deleted.has(id) ? undefined : findNotification(id, book, operation),
        deleteNotification: ({ id }) => void deleted.add(id),
      }
    },
  ),
  defect(
    'unknown-deleted',
    'Deleting a notification that is not there answers with 204.',
    'messages.delete.unknown',
    ({ findNotification }) => ({
      findNotification: (id, book, operation) =>
        findNotification(id, book, operation) ??
        (operation === 'deleteNotification' ? { ...nothing, id } : undefined),
    }),
  ),
  defect(
    'oldest-answered',
    'getPullNotification answers the oldest notification, whichever is asked for.',
    'messages.getPullNotification.same',
    ({ findNotification }) => ({
      findNotification: (id, book, operation) =>
        operation === 'getPullNotification' && book.find(id) !== undefined
          ? book.waiting()[0]
          : findNotification(id, book, operation),
    }),
  ),
  defect(
    'oldest-for-unknown',
    'getPullNotification answers the oldest notification where there is none of that identifier.',
    'messages.getPullNotification.unknown',
    ({ findNotification }) => ({
      findNotification: (id, book, operation) =>
        findNotification(id, book, operation) ??
        (operation === 'getPullNotification' ? book.waiting()[0] : undefined),
    }),
  ),
]

const nothing: Omit<Notification, 'id'> = {
  topic: '',
  subscription: '',
  createdAt: 0,
  updatedAt: 0,
}

export default defects
