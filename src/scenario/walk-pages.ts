import type { Answer } from './answer.js'
import { hrefsOf } from './hrefs-of.js'
import type { Ask } from './request-url.js'
import type { Sender } from './sender.js'

export type Item = Readonly<Record<string, unknown>>

/** How a page walk came to its end. */
export type WalkEnd =
  /** The last page carried no link to a further one. */
  | { readonly kind: 'complete' }
  /** Our bounds of pages or time were reached. */
  | { readonly kind: 'sampled' }
  /** A page led to a page that had been there before. */
  | { readonly kind: 'loop'; readonly at: Answer }
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
  /** At most so many milliseconds. */
  readonly time: number
  /** Milliseconds, for instance of the run's clock. */
  readonly now: () => number
}

/** Where a page says that the next one is: `nextPage_url`, or the HAL link `next`. */
export function nextPage(page: Answer): string | undefined {
  const next = page.at('/nextPage_url') ?? hrefsOf(page.json, 'next')[0]
  return typeof next === 'string' && next !== '' ? next : undefined
}

/** Follows the links to the next page from the first page to the last, within bounds. */
export async function walkPages(
  sender: Sender,
  operationId: string,
  query: Ask['query'],
  bounds: WalkBounds,
): Promise<Walk> {
  const pages: Answer[] = []
  const items: Item[] = []
  const seen = new Set<string>()
  const deadline = bounds.now() + bounds.time
  let page = await sender.send(operationId, { query: query ?? {} })
  for (;;) {
    const last = pages.at(-1)
    if (page.status !== 200) return { pages, items, end: { kind: 'broken', at: page, after: last } }
    pages.push(page)
    for (const item of page.items) items.push(item)
    const next = nextPage(page)
    if (next === undefined) return { pages, items, end: { kind: 'complete' } }
    if (seen.has(next)) return { pages, items, end: { kind: 'loop', at: page } }
    seen.add(next)
    if (pages.length >= bounds.pages || bounds.now() > deadline)
      return { pages, items, end: { kind: 'sampled' } }
    page = await sender.follow(page, next)
  }
}
