import { isSelected } from './is-selected.js'
import type { ListedItem, Listing } from './listing.js'

/** An answer that holds a resource, and as what. */
export interface Sight {
  readonly list: Listing
  readonly item: ListedItem
}

/** Milliseconds by which a moment may have been told too late. */
export const lag = 1000

/**
 * What was there, and the same, before a list was asked for and after it was answered, for so long that it is seen
 * everywhere; and what the whole of that list held before and afterwards as well, or the one filter of it selects.
 *
 * @param seen in the order in which the answers came
 * @param writtenAt when it was last written, as far as it tells by itself or as an item
 * @returns where it was seen before and afterwards
 */
export function steadyItem(
  list: Listing,
  seen: readonly Sight[],
  writtenAt: (item: ListedItem) => number,
): readonly [before: Sight, after: Sight] | undefined {
  const { query, span, settleTime } = list
  // What else was asked for than to narrow the list may be why it holds something else.
  const alike = seen.filter((one) => one.list.query.rest === query.rest)
  const before = alike.findLast((one) => one.list.span.number <= span.since)
  // At a node of a service that is behind, what was taken away is seen for a while.
  const after = alike.find(
    (one) => one.list.span.since >= span.number && one.list.span.from >= span.to + settleTime,
  )
  const told = before?.item.told
  if (before === undefined || after?.item.told !== told || told === undefined) return undefined
  const shown = alike.filter(
    (one) => one.list.isWhole && one.list.query.key === query.key && one.item.told === told,
  )
  // Where it was in it once, that one may be the wrong one.
  const isShown =
    shown.some((one) => one.list.span.number <= span.since) &&
    shown.some((one) => one.list.span.since >= span.number)
  const isDue =
    query.narrowed.length === 1 && query.rest === '' && isSelected(list, before.item) === true
  const isSettled =
    writtenAt(before.item) + lag + settleTime <= span.from ||
    alike.some((one) => one.list.span.to + settleTime <= span.from)
  return after !== undefined && (isShown || isDue) && isSettled ? [before, after] : undefined
}

/** Where each item was seen, by identifier, in the order in which the answers came. */
export function sightsIn(all: readonly Listing[]): ReadonlyMap<string, readonly Sight[]> {
  const sights = new Map<string, Sight[]>()
  for (const list of all)
    for (const [id, item] of list.items) {
      const seen = sights.get(id) ?? []
      sights.set(id, seen)
      seen.push({ list, item })
    }
  return sights
}
