import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Liberty } from '../../liberty.js'

const opaque =
  'A client fetches a next page with GET on its address, which is the service\u2019s own; what it consists of is not shown.'
const write = (text: string): string => `held.${Buffer.from(text).toString('base64url')}`
const read = (told: string | null | undefined): string | undefined =>
  told?.startsWith('held.') === true
    ? Buffer.from(told.slice('held.'.length), 'base64url').toString()
    : undefined

/** Lets the address of a next page be read as the one that it stands for, with what a client added. */
const follow =
  (keptIn: (url: URL) => readonly [held: string | null | undefined, name?: string]) =>
  (request: Request): Request => {
    const asked = new URL(request.url)
    const [held, own] = keptIn(asked)
    const path = read(held)
    if (path === undefined) return request
    const url = new URL(path, asked)
    for (const [name, value] of asked.searchParams)
      if (name !== own) url.searchParams.set(name, value)
    return new Request(url, request)
  }

const nextPages = (spell: (url: URL) => URL): NonNullable<Liberty['response']> =>
  changeJson({ statuses: [200] }, ({ nextPage_url: next, ...page }) =>
    typeof next === 'string' ? { ...page, nextPage_url: spell(new URL(next)).href } : page,
  )

/** What a page was asked with is kept by the service, or within its address. */
const liberties: readonly Liberty[] = [
  {
    name: 'kept-queries-cursors',
    sentence: 'A cursor stands for all that was asked for, and its address has nothing else.',
    because: opaque,
    request: follow(({ searchParams }) => [searchParams.get('start'), 'start']),
    response: nextPages((url) => new URL(`?start=${write(url.search)}`, url)),
  },
  {
    name: 'kept-queries-cursors-alone',
    sentence: 'A cursor stands for all that was asked for, and nothing counts beside it.',
    because: 'What is asked for beside a cursor of the service itself is not shown.',
    request: (request) => {
      const url = new URL(request.url)
      const path = read(url.searchParams.get('start'))
      return path === undefined ? request : new Request(new URL(path, url), request)
    },
    response: nextPages((url) => new URL(`?start=${write(url.search)}`, url)),
  },
  {
    name: 'kept-queries-pages',
    sentence: 'The next page is another resource.',
    because: opaque,
    request: follow(({ pathname }) => [pathname.split('/pages/')[1]]),
    response: nextPages(
      (url) => new URL(`/api/banking/pages/${write(`${url.pathname}${url.search}`)}`, url),
    ),
  },
  {
    name: 'kept-queries-links',
    sentence: 'The link next has a parameter of its own, which stands for all that was asked for.',
    because: 'What the links of a page consist of is not shown.',
    request: follow(({ searchParams }) => [searchParams.get('page'), 'page']),
    response: changeJson({ statuses: [200] }, (page) => {
      const links = page['_links'] as JsonObject | undefined
      const next = links?.['next'] as { href: string } | undefined
      if (next === undefined) return page
      const url = new URL(next.href)
      const href = new URL(`?page=${write(url.search)}`, url).href
      return { ...page, _links: { ...links, next: { ...next, href } } }
    }),
  },
]

export default liberties
