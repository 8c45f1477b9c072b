import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly breaks: string
  readonly change: (links: JsonObject, url: URL, isFull: boolean, count: number) => JsonObject
}

/** A link to the same list with another page. */
const to = (url: URL, change: (query: URLSearchParams) => void): JsonObject => {
  const target = new URL(url)
  change(target.searchParams)
  return { href: target.href }
}

const rows: readonly Row[] = [
  {
    name: 'self-first-page',
    sentence: 'The link self leads to the first page, whichever it stands on.',
    breaks: 'transactions.getPendingTransactions.pages-link-self',
    change: (links, url) => ({ ...links, self: to(url, (query) => query.delete('start')) }),
  },
  {
    name: 'first-this-page',
    sentence: 'The link first leads to the page that it stands on.',
    breaks: 'transactions.getPendingTransactions.pages-link-first',
    change: (links, { href }) => ({ ...links, first: { href } }),
  },
  {
    name: 'next-one-item-on',
    sentence: 'The link next leads one item on, not one page.',
    breaks: 'transactions.getPendingTransactions.pages-link-next',
    change: ({ next, ...links }, url) => {
      const on = Number(url.searchParams.get('start') ?? 0) + 1
      const link = to(url, (query) => query.set('start', String(on)))
      return next === undefined ? links : { ...links, next: link }
    },
  },
  {
    name: 'next-by-page-number',
    sentence: 'The link next counts pages where start counts items.',
    breaks: 'transactions.getPendingTransactions.pages-link-next',
    change: ({ next, ...links }, url) =>
      next === undefined ? links : { ...links, next: to(url, (query) => query.set('start', '2')) },
  },
  {
    name: 'next-never-on-one',
    sentence: 'A page of one item leads to no other.',
    breaks: 'transactions.getPendingTransactions.pages-next-only-before-last',
    change: ({ next, ...links }, url) =>
      next === undefined || url.searchParams.get('limit') === '1' ? links : { ...links, next },
  },
  {
    name: 'collection-nowhere',
    sentence: 'The link collection leads to nothing.',
    breaks: 'transactions.getPendingTransactions.pages-link-collection',
    change: (links, { origin }) => ({ ...links, collection: { href: `${origin}/api/nowhere` } }),
  },
  {
    name: 'collection-another',
    sentence: 'The link collection leads to another collection.',
    breaks: 'transactions.getPendingTransactions.pages-link-collection',
    change: (links, { origin }) => ({
      ...links,
      collection: { href: `${origin}/api/transactions/transactions` },
    }),
  },
  {
    name: 'collection-this-page',
    sentence: 'The link collection leads to the page that it stands on.',
    breaks: 'transactions.getPendingTransactions.pages-link-collection',
    change: (links, { href }) => ({ ...links, collection: { href } }),
  },
  {
    name: 'next-never',
    sentence: 'No page has the link next.',
    breaks: 'transactions.getPendingTransactions.pages-next-only-before-last',
    change: ({ next: _next, ...links }) => links,
  },
  {
    name: 'next-on-last',
    sentence: 'The last page has a link next as well.',
    breaks: 'transactions.getPendingTransactions.pages-next-only-before-last',
    change: (links, url) => ({
      ...links,
      next: links['next'] ?? to(url, (query) => query.set('start', '900')),
    }),
  },
  {
    name: 'next-on-full-last',
    sentence: 'The last page has a link next as well where it is full.',
    breaks: 'transactions.getPendingTransactions.pages-next-only-before-last',
    change: (links, url, isFull) =>
      isFull && links['next'] === undefined
        ? { ...links, next: to(url, (query) => query.set('start', '900')) }
        : links,
  },
  {
    name: 'next-on-only',
    sentence: 'The only page of an account has a link next.',
    breaks: 'transactions.getPendingTransactions.pages-next-only-before-last',
    change: (links, url) =>
      url.searchParams.has('account') && !url.searchParams.has('start')
        ? { ...links, next: links['next'] ?? to(url, (query) => query.set('start', '900')) }
        : links,
  },
  {
    name: 'next-of-nothing',
    sentence: 'The page of an empty list has a link next.',
    breaks: 'transactions.getPendingTransactions.pages-next-only-before-last',
    change: (links, url, _isFull, count) =>
      count === 0 ? { ...links, next: to(url, (query) => query.set('start', '100')) } : links,
  },
]

/** Whether a page holds as many items as it may. */
const isFull = ({ limit, _embedded }: JsonObject): boolean => {
  const items = (_embedded as JsonObject)['items'] as unknown as readonly unknown[]
  return items.length > 0 && items.length === limit
}

/** Links of pages that lead elsewhere than their names say. */
const defects: readonly Defect[] = rows.map(({ name, sentence, breaks, change }) => ({
  name: `numbered-page-links-getPendingTransactions-${name}`,
  sentence,
  breaks: [breaks],
  response: changeJson(
    { operations: ['getPendingTransactions'], statuses: [200] },
    (page, _, { url }) => ({
      ...page,
      _links: change(
        page['_links'] as JsonObject,
        new URL(url),
        isFull(page),
        Number(page['count']),
      ),
    }),
  ),
}))

export default defects
