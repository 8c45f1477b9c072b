import type { Answer } from './answer.js'
import { hrefsOf } from './hrefs-of.js'
import { identify } from './identify.js'
import type { Ask } from './request-url.js'
import type { Sender } from './sender.js'
import type { Item } from './walk-pages.js'

/** A list as far as it was read by number. */
export interface NumberedWalk {
  readonly pages: readonly { readonly answer: Answer; readonly start: number }[]
  readonly items: readonly Item[]
  /** Whether the end of the list was reached. */
  readonly complete: boolean
  /** The answer that was no page, if there was one. */
  readonly stopped?: Answer
}

export interface NumberedBounds {
  readonly pages: number
  /** No further page is read once so many items were. */
  readonly items?: number
  /** Nor once so many bytes were, some megabytes by default: items are all held in memory. */
  readonly bytes?: number
  /** Nor once so many milliseconds have passed. */
  readonly time?: number
  readonly now?: () => number
}

/** Bytes of a list that is not read any further. */
const ample = 8 * 1024 * 1024

/**
 * Reads a list page by page, reckoning each start from the items before it. It follows no link, and neither
 * a missing link nor a small `count` alone makes it believe that the list has come to its end.
 *
 * @param query with its `limit`, if one is to be asked for
 */
export async function walkNumbered(
  sender: Sender,
  operationId: string,
  query: NonNullable<Ask['query']>,
  bounds: NumberedBounds,
): Promise<NumberedWalk> {
  const { items: enough = Infinity, bytes: room = ample, time = Infinity } = bounds
  const { now = () => 0 } = bounds
  const deadline = now() + time
  let bytes = 0
  const pages: { answer: Answer; start: number }[] = []
  const items: Item[] = []
  const seen = new Set<string>()
  let counted = false
  const isFull = (): boolean =>
    pages.length >= bounds.pages || items.length >= enough || bytes >= room || now() > deadline
  while (!isFull()) {
    const start = items.length
    const from = start === 0 ? {} : { start }
    const answer = await sender.send(operationId, { query: { ...query, ...from } })
    // A page behind the last one may be refused; it is no page of the list, unless the list is empty.
    if (answer.status !== 200) return { pages, items, complete: counted, stopped: answer }
    if (answer.items.length === 0 && start > 0) return { pages, items, complete: true }
    // Behind the number of items that was told, one that was there before is no further one.
    if (counted && answer.items.every((item) => seen.has(identify(item))))
      return { pages, items, complete: true }
    for (const item of answer.items) seen.add(identify(item))
    pages.push({ answer, start })
    // One by one: a page may hold more items than a call can take.
    for (const item of answer.items) items.push(item)
    bytes += answer.bytes
    counted = countOf(answer) <= items.length
    if (answer.items.length === 0 || (counted && isLast(answer, query['limit'])))
      return { pages, items, complete: true }
  }
  return { pages, items, complete: false }
}

const countOf = (page: Answer): number => {
  const count = page.at('/count')
  return typeof count === 'number' ? count : Infinity
}

/** A page that leads to no other, and has room for more items than it holds. */
function isLast(page: Answer, asked: unknown): boolean {
  const limit = page.at('/limit') ?? asked
  const full = typeof limit === 'number' && page.items.length >= limit
  return hrefsOf(page.json, 'next').length === 0 && !full
}
