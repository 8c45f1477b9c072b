import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly breaks: string | readonly string[]
  readonly operation: string
  readonly change: (body: JsonObject, url: URL) => JsonObject
}

/** Where a filter narrows the list, and not in the whole list that laws look at. */
const narrowed =
  (filter: string, change: Row['change']): Row['change'] =>
  (body, url) =>
    url.searchParams.has(filter) ? change(body, url) : body

const withoutFilter =
  (relation: string, filter: string): Row['change'] =>
  (body) => {
    const links = body['_links'] as Record<string, JsonObject>
    const url = new URL(String(links[relation]?.['href']))
    url.searchParams.delete(filter)
    return { ...body, _links: { ...links, [relation]: { href: url.href } } }
  }

const itemsOf = (body: JsonObject): readonly JsonObject[] =>
  (body['_embedded'] as { items?: JsonObject[] } | undefined)?.items ?? []

const withSelf = (resource: JsonObject, of: JsonObject): JsonObject => ({
  ...resource,
  _links: {
    ...(resource['_links'] as JsonObject),
    self: (of['_links'] as JsonObject)['self'] ?? null,
  },
})

/** Where lists have their items, and the shape that is broken if they have them elsewhere. */
const places = [
  [
    'getDefinitions',
    'notifications.getDefinitions.body',
    'notifications.definitions._embedded.present',
  ],
  [
    'getPullNotifications',
    'messages.getPullNotifications.body',
    'messages.notifications._embedded.present',
  ],
  [
    'getDeliveryQueue',
    'messages.getDeliveryQueue.body',
    'messages.notifications._embedded.present',
  ],
  [
    'getPendingTransactions',
    'transactions.getPendingTransactions.body',
    'transactions.transactions._embedded.present',
  ],
] as const

const rows: readonly Row[] = [
  {
    name: 'start-of-next-item',
    sentence: 'A page of a narrowed list tells the index of its second item.',
    breaks: 'messages.getPullNotifications.pages-start-echoed',
    operation: 'getPullNotifications',
    change: narrowed('subscription', (body) => ({ ...body, start: Number(body['start']) + 1 })),
  },
  {
    name: 'first-of-all-types',
    sentence: 'The link first of a list of one type leads to the list of all of them.',
    breaks: 'notifications.getDefinitions.pages-link-first',
    operation: 'getDefinitions',
    change: narrowed('type', withoutFilter('first', 'type')),
  },
  {
    name: 'self-of-all-subscriptions',
    sentence: 'The link self of the queue of one subscription leads to the whole queue.',
    breaks: 'messages.getDeliveryQueue.pages-link-self',
    operation: 'getDeliveryQueue',
    change: narrowed('subscription', withoutFilter('self', 'subscription')),
  },
  {
    name: 'self-of-first-item',
    sentence: 'In a list of one type, each definition links to the first one as itself.',
    breaks: 'notifications.getDefinitions.items-link-self',
    operation: 'getDefinitions',
    change: narrowed('type', (body) => {
      const items = itemsOf(body)
      return {
        ...body,
        _embedded: { items: items.map((one) => withSelf(one, items[0] ?? one)) },
      }
    }),
  },
  {
    name: 'self-of-oldest',
    sentence: 'Each notification links to the one that was there first as itself.',
    breaks: 'messages.getPullNotification.body-link-self',
    operation: 'getPullNotification',
    change: (body, url) => {
      const href = url.href.replace(/[^/]+$/, 'notification-statements-001')
      return withSelf(body, { _links: { self: { href } } })
    },
  },
  ...places.map(([operation, ...breaks]) => ({
    name: `items-at-top-of-${operation}`,
    sentence: `${operation} has its items at the top instead of embedding them.`,
    breaks,
    operation,
    change: ({ _embedded: embedded, ...body }: JsonObject): JsonObject => ({
      ...body,
      items: [...itemsOf({ _embedded: embedded })],
    }),
  })),
]

/** Answers that contradict their own request, where no story looks. */
const defects: readonly Defect[] = rows.map(({ operation, change, name, ...row }) => ({
  ...row,
  name: `contradicting-answers-${name}`,
  breaks: [row.breaks].flat(),
  response: changeJson({ operations: [operation], statuses: [200] }, (body, _response, { url }) =>
    change(body, new URL(url)),
  ),
}))

export default defects
