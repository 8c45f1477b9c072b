import { defectOf } from '../../alterations/defect-of.js'
import { openMessages } from '../../../src/reference/books/open-messages.js'
import type { Defect } from '../../defect.js'
import type { MessageStore, Notification } from '../../../src/reference/messages/message-store.js'

const defect = defectOf('about-one-resource')

/** Takes away all that is about the same resource. */
const takeAlong = ({ id, entity }: Notification, book: MessageStore): void => {
  for (const one of book.waiting())
    if (one.id === id || (entity !== undefined && one.entity === entity)) book.remove(one.id)
}

const kinds = new Map(openMessages.subscriptions.map(({ id, kind }) => [id, kind]))

/** What is about a resource, for subscriptions of one kind, comes under two identifiers. */
const twice =
  (kind: 'pull' | 'push') =>
  (one: Notification): readonly Notification[] =>
    one.entity === undefined || kinds.get(one.subscription) !== kind
      ? [one]
      : [one, { ...one, id: `${one.id}-again` }]

/** Notifications about one resource that are taken for one. */
const defects: readonly Defect[] = [
  defect(
    'acknowledged',
    'With a notification, all are acknowledged that are about the same resource.',
    'messages.acknowledge.not-others',
    { acknowledge: takeAlong },
  ),
  defect(
    'deleted',
    'With a notification, all are deleted that are about the same resource.',
    'messages.delete.not-others',
    { deleteNotification: takeAlong },
  ),
  defect(
    'text-for-all',
    'Plain text about a resource is delivered to all subscribers.',
    'messages.publish.entitled-only',
    ({ readMessage, isEntitled }) => {
      let isText = false
      return {
        readMessage(json) {
          const message = readMessage(json)
          isText = typeof message?.body === 'string'
          return message
        },
        isEntitled: (subscription, ...about) =>
          (isText && subscription.kind === 'pull') || isEntitled(subscription, ...about),
      }
    },
  ),
  defect(
    'given-twice',
    'Who is entitled to a resource in two ways is given each message about it twice.',
    'messages.publish.each-subscription',
    ({ notificationsOf }) => ({
      notificationsOf: (one) => notificationsOf(one).flatMap(twice('pull')),
    }),
  ),
  defect(
    'pushed-twice',
    'Who is entitled to a resource in two ways is pushed each message about it twice.',
    'messages.push.each-subscription',
    ({ notificationsOf }) => ({
      notificationsOf: (one) => notificationsOf(one).flatMap(twice('push')),
    }),
  ),
  defect(
    'pushed-once',
    'Of the messages about a resource, each push subscription is given the first one.',
    'messages.push.entitled-only',
    ({ isQueued }) => {
      const given = new Set<string>()
      return {
        isQueued(kind, one) {
          const key = `${one.subscription} ${one.entity}`
          const isAgain = one.entity !== undefined && given.has(key)
          given.add(key)
          return !isAgain && isQueued(kind, one)
        },
      }
    },
  ),
]

export default defects
