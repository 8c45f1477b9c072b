import type { Call } from '../http/operation.js'
import { refuseFaults } from '../http/refuse-faults.js'
import { readCursor, writeCursor } from './cursor.js'

interface Listing<Item> {
  /** The whole list, in the order that it has in this walk. */
  readonly list: (walk: number) => readonly Item[]
  readonly selects: (item: Item) => boolean
  /** Everything but the cursor and the limit that the list depends on, in a normal form. */
  readonly query: string
  readonly start: string | undefined
  readonly limit: number
}

export interface Page<Item> {
  readonly start: string
  readonly limit: number
  readonly nextPage_url?: string
  readonly items: readonly Item[]
}

/**
 * Cuts one page out of a list.
 *
 * A page of zero items names no next page although there is more: it would lead to itself without end,
 * since a cursor cannot move past nothing and the link keeps the limit.
 *
 * @throws Refusal for a cursor that is not ours, or that belongs to another query
 */
export function pageOf<Item>(
  call: Call,
  { list: listOf, selects, query, start = '', limit }: Listing<Item>,
): Page<Item> {
  const { behaviour, conditions } = call.services
  const { position, walk } = cursorOf(call, start, query) ?? {
    position: 0,
    walk: conditions.nextNumber(),
  }
  const size = behaviour.pageSize(limit, call.operation.id)
  const list = listOf(walk)
  const items: Item[] = []
  let next = position
  for (; next < list.length; next++) {
    const item = list[next]!
    if (!selects(item)) continue
    if (items.length >= size) break
    items.push(item)
  }
  if (next >= list.length || size === 0) return { start, limit: size, items }
  const url = new URL(call.url)
  url.searchParams.set('start', writeCursor({ position: next, walk }, query))
  return { start, limit: size, nextPage_url: behaviour.nextPageUrl(url), items }
}

function cursorOf(call: Call, start: string, query: string): ReturnType<typeof readCursor> {
  if (start === '') return undefined
  const cursor = readCursor(start, query)
  const kind = cursor === undefined ? 'unknown-cursor' : 'foreign-cursor'
  const detail = 'is not a cursor of this list'
  const faults = cursor?.sameQuery === true ? [] : [{ kind, malformed: false, detail } as const]
  refuseFaults(call, [{ parameter: 'start', given: start, faults }])
  return cursor
}
