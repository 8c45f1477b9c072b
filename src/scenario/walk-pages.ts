import type { Answer } from './answer.js'
import type { Link } from './follow-link.js'
import { hrefsOf } from './hrefs-of.js'
import type { Ask } from './request-url.js'
import type { Sender } from './sender.js'

export type Item = Readonly<Record<string, unknown>>

/** How a page walk came to its end. */
export type WalkEnd =
  /** The last page carried no link to a further one. */
  | { readonly kind: 'complete' }
  /** Our bounds were reached: those of time, or those of pages, items and bytes. */
  | { readonly kind: 'sampled'; readonly by: 'time' | 'size' }
  /** A page led to a page that had been there before. */
  | { readonly kind: 'loop'; readonly at: Answer }
  /** A page led to an address that Assay does not go to, or to none at all. */
  | { readonly kind: 'left'; readonly at: Answer; readonly link: Exclude<Link, { kind: 'url' }> }
  /** A page was not answered with 200. */
  | { readonly kind: 'broken'; readonly at: Answer; readonly after: Answer | undefined }

export interface Walk {
  readonly pages: readonly Answer[]
  readonly items: readonly Item[]
  readonly end: WalkEnd
}

export interface WalkBounds {
  /** At most so many pages. */
  readonly pages: number
  /** At most so many items, one page more or less: they are all held in memory. */
  readonly items: number
  /** At most so many bytes, likewise. */
  readonly bytes: number
  /** At most so many milliseconds. */
  readonly time: number
  /** Milliseconds, for instance of the run's clock. */
  readonly now: () => number
}

/** Where a page says that the next one is: `nextPage_url`, or the HAL link `next`. */
function nextPage(page: Answer): string | undefined {
  const next = page.at('/nextPage_url') ?? hrefsOf(page.json, 'next')[0]
  return typeof next === 'string' && next !== '' ? next : undefined
}

/**
 * Follows the links to the next page from the first page to the last, within bounds.
 *
 * @param path parameters of the path of the list, where it has any
 */
export async function walkPages(
  sender: Sender,
  operationId: string,
  query: Ask['query'],
  bounds: WalkBounds,
  path?: Ask['path'],
): Promise<Walk> {
  const pages: Answer[] = []
  const items: Item[] = []
  const seen = new Set<string>()
  let bytes = 0
  const deadline = bounds.now() + bounds.time
  let page = await sender.send(operationId, {
    query: query ?? {},
    path,
  })
  for (;;) {
    const last = pages.at(-1)
    if (page.status !== 200) return { pages, items, end: { kind: 'broken', at: page, after: last } }
    bytes += page.bytes
    page.release()
    pages.push(page)
    for (const item of page.items) items.push(item)
    const next = nextPage(page)
    if (next === undefined) return { pages, items, end: { kind: 'complete' } }
    const link = sender.linkOf(page, next)
    if (link.kind !== 'url') return { pages, items, end: { kind: 'left', at: page, link } }
    if (seen.has(next)) return { pages, items, end: { kind: 'loop', at: page } }
    seen.add(next)
    const full =
      pages.length >= bounds.pages || items.length >= bounds.items || bytes >= bounds.bytes
    if (full) return { pages, items, end: { kind: 'sampled', by: 'size' } }
    if (bounds.now() > deadline) return { pages, items, end: { kind: 'sampled', by: 'time' } }
    page = await sender.follow(page, link.url)
  }
}
