import type { Answer } from '../answer/answer.js'
import { hrefsOf } from '../answer/hrefs-of.js'
import { identify } from '../answer/identify.js'
import { NoAnswer } from '../request/no-answer.js'
import type { UrlParameters } from '../request/request-url.js'
import type { Sender } from '../request/sender.js'
import { refusesLargest } from './biggest-page.js'
import type { Bound, Item, Walk, WalkBounds, WalkEnd } from './walk.js'

/** How a page leads to the next one. */
interface Paging {
  /** Whether an answer is no page of the list any more: the list ended with the page before. */
  isBehind(answer: Answer, items: readonly Item[]): boolean
  /** What comes after a page. */
  after(page: Answer, items: readonly Item[]): WalkEnd | { readonly ask: () => Promise<Answer> }
}

/** What is asked for: the list with its parameters, those of the path among them. */
type Asked = Pick<UrlParameters, 'query' | 'path'>

/** Pages without an item, one after the other, after which none is taken to come any more. */
const mostEmpty = 60

/**
 * Walks a list from its first page to its last, within bounds, and lets each page go that was read.
 *
 * @param bounds those of the run, unless the caller chooses others
 * @param by links from one page to the next; or by number, each start reckoned from the items before it: that follows no
 *   link, and neither a missing link nor a small `count` alone makes it believe that the list has come to its end
 */
export async function walkPages(
  sender: Sender,
  operationId: string,
  asked: Asked,
  bounds: WalkBounds = sender.bounds,
  by: 'link' | 'number' = 'link',
): Promise<Walk> {
  const pages: Answer[] = []
  const items: Item[] = []
  const paging = by === 'link' ? pagingByLink(sender) : pagingByNumber(sender, operationId, asked)
  const deadline = bounds.now() + bounds.time
  let bytes = 0
  let empty = 0
  const reached = (): Bound | undefined => {
    if (pages.length >= bounds.pages) return 'pages'
    if (items.length >= bounds.items) return 'items'
    if (bytes >= bounds.bytes) return 'bytes'
    if (empty >= mostEmpty) return 'empty'
    return bounds.now() > deadline ? 'time' : undefined
  }
  const ended = (end: WalkEnd): Walk => ({ pages, items, end })
  let page = await sender.send(operationId, asked)
  if (refusesLargest(page, asked.query?.['limit'])) {
    const query = { ...asked.query, limit: undefined }
    return walkPages(sender, operationId, { ...asked, query }, bounds, by)
  }
  for (;;) {
    if (paging.isBehind(page, items)) return ended({ kind: 'complete' })
    if (page.status !== 200) return ended({ kind: 'broken', at: page, after: pages.at(-1) })
    bytes += page.bytes
    page.release()
    pages.push(page)
    empty = page.items.length === 0 ? empty + 1 : 0
    // One by one: a page may hold more items than a call can take.
    for (const item of page.items) items.push(item)
    const next = paging.after(page, items)
    if ('kind' in next) return ended(next)
    const bound = reached()
    if (bound !== undefined)
      return ended({ kind: 'sampled', by: bound, own: bounds.own?.includes(bound) ?? false })
    const further = await next.ask().catch(whereTheRunStopped)
    if (further === undefined) return ended({ kind: 'sampled', by: 'time' })
    page = further
  }
}

/** In a recording a walk ends where it did in the run, whose time passed otherwise. */
function whereTheRunStopped(error: unknown): undefined {
  if (!(error instanceof NoAnswer && error.wasNotSent)) throw error
}

/** Where a page says that the next one is: `nextPage_url`, or the HAL link `next`. */
function nextPage(page: Answer): string | undefined {
  const next = page.at('/nextPage_url') ?? hrefsOf(page.json, 'next')[0]
  return typeof next === 'string' && next !== '' ? next : undefined
}

function pagingByLink(sender: Sender): Paging {
  const seen = new Set<string>()
  return {
    isBehind: () => false,
    after: (page) => {
      const next = nextPage(page)
      if (next === undefined) return { kind: 'complete' }
      const link = sender.linkOf(page, next)
      if (link.kind !== 'url') return { kind: 'left', at: page, link }
      if (seen.has(next)) return { kind: 'loop', at: page }
      seen.add(next)
      return { ask: () => sender.follow(page, link.url) }
    },
  }
}

function pagingByNumber(sender: Sender, operationId: string, { query, path }: Asked): Paging {
  const seen = new Set<string>()
  let counted = false
  return {
    // A page behind the last one may be refused; beyond the `count` that was shown, one that was there before is
    // no further one.
    isBehind: (answer, items) => {
      if (answer.status !== 200) return counted
      if (items.length === 0) return false
      if (answer.items.length === 0) return true
      return counted && answer.items.every((item) => seen.has(identify(item)))
    },
    after: (page, items) => {
      for (const item of page.items) seen.add(identify(item))
      const count = page.at('/count')
      counted = typeof count === 'number' && count <= items.length
      if (page.items.length === 0 || (counted && isLast(page, query?.['limit'])))
        return { kind: 'complete' }
      const start = items.length
      return { ask: () => sender.send(operationId, { query: { ...query, start }, path }) }
    },
  }
}

/** A page that leads to no other, and has room for more items than it holds. */
function isLast(page: Answer, asked: unknown): boolean {
  const limit = page.at('/limit') ?? asked
  const full = typeof limit === 'number' && page.items.length >= limit
  return hrefsOf(page.json, 'next').length === 0 && !full
}
