import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import type { Variation } from '../../variation.js'
import { refused } from '../../alterations/refused.js'

type Row = Pick<Variation, 'request' | 'response' | 'behaviour'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: readonly string[]
}

const id = 'getPendingTransactions'

const rows: readonly Row[] = [
  {
    name: 'start-from-one',
    sentence: `The pages of ${id} count their start from one.`,
    breaks: ['transactions.getPendingTransactions.pages-start-echoed'],
    response: changePage((page) => ({ ...page, start: Number(page['start']) + 1 })),
  },
  {
    name: 'start-ignored',
    sentence: `Every page of ${id} is the first one.`,
    breaks: [
      'transactions.getPendingTransactions.pages-start-echoed',
      'transactions.getPendingTransactions.pages-link-next',
    ],
    behaviour: ({ pageStart }) => ({
      pageStart: (start, operation) => (operation === id ? 0 : pageStart(start, operation)),
    }),
  },
  {
    name: 'start-of-32-bits',
    sentence: `A start of more than 32 bits is none that ${id} can read.`,
    breaks: ['transactions.getPendingTransactions.pages-beyond-int32'],
    response: (response, { url }, { operation }) =>
      operation === id && Number(new URL(url).searchParams.get('start')) > 2 ** 31 - 1
        ? refused(400, 'The start is no number.')
        : response,
  },
  {
    name: 'limit-reported-as-default',
    sentence: `The pages of ${id} report a limit of 100, whatever was requested.`,
    breaks: ['transactions.getPendingTransactions.pages-limit-reported'],
    response: changePage((page) => ({ ...page, limit: 100 })),
  },
  {
    name: 'limit-of-items',
    sentence: `The pages of ${id} report as a limit how many items they hold.`,
    breaks: ['transactions.getPendingTransactions.pages-limit-reported'],
    response: changePage((page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, limit: items.length }
    }),
  },
  {
    name: 'limit-ignored',
    sentence: `The pages of ${id} hold a hundred items, whatever limit says.`,
    breaks: ['transactions.getPendingTransactions.pages-limit-respected'],
    behaviour: ({ numberedPageSize }) => ({
      numberedPageSize: (limit, operation) =>
        operation === id ? 100 : numberedPageSize(limit, operation),
    }),
  },
  {
    name: 'one-too-many',
    sentence: `A page of ${id} holds one item more than limit says.`,
    breaks: [
      'transactions.getPendingTransactions.pages-limit-respected',
      'transactions.getPendingTransactions.pages-limit-default',
    ],
    behaviour: ({ numberedPageSize }) => ({
      numberedPageSize: (limit, operation) =>
        numberedPageSize(limit, operation) + (operation === id ? 1 : 0),
    }),
  },
  {
    name: 'default-too-big',
    sentence: `A page of ${id} has a limit of five hundred items when none is asked for.`,
    breaks: ['transactions.getPendingTransactions.pages-limit-default'],
    request: changeQuery(id, (query) => {
      if (!query.has('limit')) query.set('limit', '500')
    }),
  },
  {
    name: 'none-of-many',
    sentence: `${id} counts its items and shows none.`,
    // No other requirement says how many there are; the profile names those that are held.
    breaks: ['transactions.getPendingTransactions.pages-count', 'transactions.pending.holdState'],
    response: changePage((page) => ({ ...page, _embedded: { items: [] } })),
  },
  {
    name: 'count-of-page',
    sentence: `The count of ${id} is that of the items on the page.`,
    breaks: ['transactions.getPendingTransactions.pages-count'],
    behaviour: ({ count }) => ({
      count: (page, operation) => (operation === id ? page.size : count(page, operation)),
    }),
  },
  {
    name: 'count-and-one',
    sentence: `The count of ${id} is one more than there are.`,
    breaks: ['transactions.getPendingTransactions.pages-count'],
    behaviour: ({ count }) => ({
      count: (page, operation) => count(page, operation) + (operation === id ? 1 : 0),
    }),
  },
  {
    name: 'skipping',
    sentence: `The pages of ${id} leave out an item at the border between two of them.`,
    breaks: [
      'transactions.getPendingTransactions.pages-nothing-missing',
      'transactions.getPendingTransactions.pages-link-next',
    ],
    behaviour: ({ pageStart }) => ({
      pageStart: (start, operation) =>
        pageStart(start, operation) + (operation === id && start > 0 ? 1 : 0),
    }),
  },
  {
    name: 'repeating',
    sentence: `A page of ${id} begins with the item that the one before ended with.`,
    breaks: [
      'transactions.getPendingTransactions.pages-nothing-twice',
      'transactions.getPendingTransactions.pages-link-next',
    ],
    behaviour: ({ pageStart }) => ({
      pageStart: (start, operation) =>
        pageStart(start, operation) - (operation === id && start > 0 ? 1 : 0),
    }),
  },
  {
    name: 'sorted-each',
    sentence: `Each page of ${id} is sorted by itself.`,
    breaks: ['transactions.getPendingTransactions.pages-in-order'],
    response: changePage((page, { url }) => {
      // Who asks for an order gets it.
      if (new URL(url).searchParams.has('sortBy')) return page
      const { items } = page['_embedded'] as { items: JsonObject[] }
      return { ...page, _embedded: { items: items.toSorted(backwards('providerSummary')) } }
    }),
  },
  {
    name: 'beyond-end-404',
    sentence: `${id} answers with 404 to a start beyond the end.`,
    breaks: ['transactions.getPendingTransactions.pages-beyond-end'],
    response: ({ body, headers, status }, { url }, { operation }) => {
      const meant = operation === id && Number(new URL(url).searchParams.get('start')) > 900
      return meant ? nothingThere() : new Response(body, { status, headers })
    },
  },
  {
    name: 'beyond-end-first-page',
    sentence: `${id} begins anew when start is beyond the end.`,
    breaks: ['transactions.getPendingTransactions.pages-beyond-end'],
    request: changeQuery(id, (query) => {
      if (Number(query.get('start')) > 900) query.set('start', '0')
    }),
  },
]

const nothingThere = (): Response => refused(404, 'There is no such page.')

const backwards =
  (member: string) =>
  (one: JsonObject, other: JsonObject): number =>
    String(other[member]).localeCompare(String(one[member]))

function changePage(
  change: (page: JsonObject, request: Request) => JsonObject,
): NonNullable<Variation['response']> {
  return changeJson({ operations: [id], statuses: [200] }, (page, _response, request) =>
    change(page, request),
  )
}

/** Numbered pages that are not those that were requested, or do not say which they are. */
const pages: readonly Defect[] = rows.map(({ name, ...row }) => ({
  ...row,
  name: `numbered-pages-${id}-${name}`,
}))

/** What is broken when `count` ignores filters, where that shows. */
const counts = [
  // Without filters, it leaves out what is on hold no more.
  [id, 'transactions.getPendingTransactions.pages-count'],
  ['getDefinitions', 'notifications.getDefinitions.filters-with-pages'],
  ['getPullNotifications', 'messages.getPullNotifications.filters-with-pages'],
  ['getDeliveryQueue', 'messages.getDeliveryQueue.filters-with-pages'],
] as const

export default [
  ...pages,
  ...counts.map(([list, broken]): Defect => ({
    name: `numbered-pages-${list}-count-without-filters`,
    sentence: `The count of ${list} is that of the items before the filters.`,
    breaks: [broken],
    behaviour: ({ count }) => ({
      count: (page, operation) => (operation === list ? page.whole : count(page, operation)),
    }),
  })),
]
