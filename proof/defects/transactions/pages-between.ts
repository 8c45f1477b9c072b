import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

const list = 'getPendingTransactions'

/** Start and limit of a request. */
const numbersOf = (url: string): readonly [start: number, limit: number] => {
  const { searchParams: query } = new URL(url)
  return [Number(query.get('start') ?? 0), Number(query.get('limit') ?? 100)]
}

/** The page that a start falls into, of those that a list falls into by the limit. */
const pageOf = (url: string): number => {
  const [start, limit] = numbersOf(url)
  return Math.floor(start / limit)
}

const startingAt = (url: string, start: number): string => {
  const address = new URL(url)
  address.searchParams.set('start', String(start))
  return address.href
}

const pages = (
  change: (page: JsonObject, url: string) => JsonObject,
): NonNullable<Defect['response']> =>
  changeJson({ operations: [list], statuses: [200] }, (page, _response, { url }) =>
    change(page, url),
  )

const withoutNext = ({ _links, ...page }: JsonObject): JsonObject => {
  const { next: _next, ...links } = _links as JsonObject
  return { ...page, _links: links }
}

/** Lists that are made of whole pages, where a page may begin at any item. */
const defects: readonly Defect[] = [
  {
    name: 'pages-between-begin-before',
    sentence: 'A page begins with the page that its start falls into, and says that it does not.',
    breaks: ['transactions.getPendingTransactions.pages-start-echoed'],
    request: changeQuery(list, (query) => {
      const [start, limit] = [Number(query.get('start')), Number(query.get('limit'))]
      if (Number.isInteger(start) && start > 0 && start % limit > 0)
        query.set('start', String(start - (start % limit)))
    }),
    response: pages((page, url) => {
      const [start, limit] = numbersOf(url)
      if (start % limit === 0) return page
      const { next, ...links } = page['_links'] as JsonObject
      const isLast = start + limit >= Number(page['count'])
      const onward = isLast ? {} : { next: { href: startingAt(url, start + limit) } }
      const moved = { ...page, start, _links: { ...links, ...onward } }
      return relink(moved, 'self', () => startingAt(url, start))
    }),
  },
  {
    name: 'pages-between-next',
    sentence: 'The link next leads to the page behind the one that the start falls into.',
    breaks: ['transactions.getPendingTransactions.pages-link-next'],
    response: pages((page, url) =>
      relink(page, 'next', () => startingAt(url, (pageOf(url) + 1) * numbersOf(url)[1])),
    ),
  },
  {
    name: 'pages-between-last',
    sentence: 'The last page leads on where its start does not fall into the last of all pages.',
    breaks: ['transactions.getPendingTransactions.pages-next-only-before-last'],
    response: pages((page, url) => {
      const links = page['_links'] as JsonObject
      const count = Number(page['count'])
      const isLast = links['next'] === undefined
      if (!isLast || (pageOf(url) + 1) * numbersOf(url)[1] >= count) return page
      return { ...page, _links: { ...links, next: { href: startingAt(url, count) } } }
    }),
  },
  {
    name: 'pages-between-end',
    sentence: 'A page that begins between others leads to none.',
    breaks: ['transactions.getPendingTransactions.pages-next-only-before-last'],
    response: pages((page, url) => {
      const [start, limit] = numbersOf(url)
      return start % limit === 0 ? page : withoutNext(page)
    }),
  },
  {
    name: 'pages-between-later-end',
    sentence: 'Behind the first page, one that begins between others leads to none.',
    breaks: ['transactions.getPendingTransactions.pages-next-only-before-last'],
    response: pages((page, url) => {
      const [start, limit] = numbersOf(url)
      return start <= limit || start % limit === 0 ? page : withoutNext(page)
    }),
  },
  {
    name: 'pages-between-narrowed-end',
    sentence: 'A list by account has two items where no limit is given, and leads no further.',
    breaks: ['transactions.getPendingTransactions.pages-next-only-before-last'],
    response: pages((page, url) => {
      const { searchParams: query } = new URL(url)
      const { items } = page['_embedded'] as { items: JsonObject[] }
      if (!query.has('account') || query.has('limit') || query.has('start')) return page
      return { ...withoutNext(page), _embedded: { items: items.slice(0, 2) } }
    }),
  },
]

export default defects
