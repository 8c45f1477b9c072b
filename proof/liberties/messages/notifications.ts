import { giveIdentifiersAgain } from '../../alterations/give-identifiers-again.js'
import { changeHal } from '../../alterations/change-hal.js'
import { changeLinks } from '../../alterations/change-links.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Notification } from '../../../src/reference/messages/message-store.js'
import type { Liberty } from '../../liberty.js'
import type { Variation } from '../../variation.js'

const pulled = ['getPullNotifications', 'getPullNotification']

const withLinks = (
  operations: readonly string[],
  change: (links: JsonObject) => JsonObject,
): NonNullable<Variation['response']> =>
  changeHal({ operations, statuses: [200] }, (resource) => ({
    ...resource,
    _links: change(resource['_links'] as JsonObject),
  }))

const renamed = (href: string): string => href.replace(/([?&])subscriptionUri=/, '$1subscription=')

/** Other ways to show notifications. */
const liberties: readonly Liberty[] = [
  {
    name: 'notifications-none-yet',
    sentence: 'No notification waits and none is being delivered until something is published.',
    because: 'What was published before is of no concern.',
    behaviour: ({ books }) => ({
      books(before) {
        const { messages, ...others } = books(before)
        return { ...others, messages: { ...messages, notifications: [] } }
      },
    }),
  },
  {
    name: 'notifications-few-links',
    sentence: 'A notification does not link to what its message is about.',
    because: 'A message need not be about anything.',
    response: withLinks(pulled, ({ 'svc:entity': _entity, ...links }) => links),
  },
  {
    name: 'notifications-links-in-full-only',
    sentence: 'In the list, notifications have no links.',
    because: 'Which members the items of the list have is not shown.',
    response: changeJson({ operations: ['getPullNotifications'], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, _embedded: { items: items.map(({ _links: _, ...item }) => item) } }
    }),
  },
  {
    name: 'notifications-with-bodies',
    sentence: 'A notification shows what its message says.',
    because: 'Each carries the body of its message (Events); in which member is not shown.',
    behaviour: () => ({ carriesBody: () => true }),
  },
  {
    name: 'notifications-newest-first',
    sentence: 'The newest notification is listed first.',
    because: 'The order of the list is not said.',
    behaviour: ({ messages }) => ({
      messages(book) {
        const before = messages(book)
        return { ...before, waiting: () => before.waiting().toReversed() }
      },
    }),
  },
  {
    name: 'notifications-strange-identifiers-malformed',
    sentence: 'An identifier that the bank never gives is malformed: 400.',
    because: 'Both operations list 400, and have nothing else that could be malformed.',
    async response(response, { url }, { operation = '' }) {
      const asked = ['getPullNotification', 'deleteNotification'].includes(operation)
      if (!asked || response.status !== 404 || url.includes('/notification-')) return response
      const { _error: error, ...body } = (await response.json()) as JsonObject
      const changed = { ...body, _error: { ...(error as JsonObject), statusCode: 400 } }
      return new Response(JSON.stringify(changed), { status: 400, headers: response.headers })
    },
  },
  {
    name: 'notifications-acknowledged-with-body',
    sentence: 'Acknowledging takes an object, and answers with 200 and another one.',
    because: 'What acknowledging takes and answers is not shown.',
    response(response, _request, { operation }) {
      if (operation !== 'acknowledgeNotification' || response.status !== 204) return response
      return new Response(JSON.stringify({ acknowledged: true }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  },
  {
    name: 'notifications-deleted-later',
    sentence: 'What was deleted can still be read for a moment.',
    because: 'When what was written is seen is not said.',
    behaviour: ({ deleteNotification }, timer) => ({
      deleteNotification: (notification, book) =>
        void timer(40, () => deleteNotification(notification, book)),
    }),
  },
  {
    name: 'notifications-acknowledged-later',
    sentence: 'What was acknowledged leaves the list a moment later.',
    because: 'When it leaves the list is not said.',
    behaviour: ({ acknowledge }, timer) => ({
      acknowledge: (notification, book) => void timer(40, () => acknowledge(notification, book)),
    }),
  },
  {
    name: 'notifications-old-parameter-followed-by-new',
    sentence: 'The link next of a list that was narrowed by subscriptionUri has subscription.',
    because: 'subscription takes the place of subscriptionUri, and has the address as well.',
    response: changeLinks((link, relation) =>
      relation === 'next' ? { ...link, href: renamed(String(link['href'])) } : link,
    ),
  },
  {
    name: 'notifications-old-parameter-renamed',
    sentence: 'The links of a list that was narrowed by subscriptionUri have subscription.',
    because: 'subscription takes the place of subscriptionUri, and has the address as well.',
    response: changeLinks((link) => ({ ...link, href: renamed(String(link['href'])) })),
  },
  {
    name: 'notifications-identifiers-odd',
    sentence: 'Identifiers of notifications hold signs that part an address.',
    because: 'They are opaque; which letters they have is not shown.',
    behaviour: ({ messages }) => ({
      messages(book) {
        const before = messages(book)
        return { ...before, nextId: () => `${before.nextId()}?a=b&c=d+e/%2F #\u00e9` }
      },
    }),
  },
  {
    name: 'notifications-identifiers-given-again',
    sentence: 'The identifier of a notification that was deleted is given to a later one.',
    because: 'That an identifier is never given again is not said.',
    behaviour: giveIdentifiersAgain,
  },
  {
    name: 'notifications-pushed-readable',
    sentence: 'What is pushed can be read by its identifier where pull notifications are.',
    because: 'That one place keeps both, and which addresses lead to it, is not said.',
    behaviour({ findNotification, isQueued }) {
      const pushed = new Map<string, Notification>()
      return {
        isQueued(kind, one) {
          const isSo = isQueued(kind, one)
          if (isSo) pushed.set(one.id, one)
          return isSo
        },
        findNotification: (id, book, operation) =>
          findNotification(id, book, operation) ??
          (operation === 'getPullNotification' ? pushed.get(id) : undefined),
      }
    },
  },
]

export default liberties
