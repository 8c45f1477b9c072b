import { changeHal } from '../../change-hal.js'
import { changeJson, type JsonObject } from '../../change-json.js'
import { changeResponse } from '../../change-response.js'
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

/** Other ways to show notifications. */
const liberties: readonly Liberty[] = [
  {
    name: 'notifications-few-links',
    sentence: 'A notification links to itself and to what acknowledges it, and to nothing else.',
    because: 'Which links there always are is not shown.',
    response: withLinks(
      pulled,
      ({
        'svc:topic': _topic,
        'svc:subscription': _subscription,
        'svc:entity': _entity,
        ...links
      }) => links,
    ),
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
    response: changeResponse(
      { operations: ['getPullNotification', 'deleteNotification'], statuses: [404] },
      (response) => response,
    ),
    behaviour: ({ missingNotification, deleteNotification, acknowledge }) => {
      let given = new Set<string>()
      return {
        messages: (book) => {
          given = new Set(book.waiting().map(({ id }) => id))
          return { ...book, add: (one) => (given.add(one.id), book.add(one)) }
        },
        missingNotification,
        deleteNotification,
        acknowledge,
      }
    },
  },
  {
    name: 'notifications-acknowledged-with-body',
    sentence: 'Acknowledging takes an object, and answers 200 with another one.',
    because: 'What acknowledging takes and answers is not shown.',
    async response(response, request, { operation }) {
      if (operation !== 'acknowledgeNotification' || response.status !== 204) return response
      return new Response(JSON.stringify({ acknowledged: true }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  },
  {
    name: 'notifications-acknowledged-later',
    sentence: 'What was acknowledged leaves the list a moment later.',
    because: 'When it leaves the list is not said.',
    behaviour: ({ acknowledge }) => ({
      acknowledge: (notification, book) =>
        void setTimeout(() => acknowledge(notification, book), 40).unref(),
    }),
  },
]

export default liberties
