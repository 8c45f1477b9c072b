import { expiryDuring } from './expiry.js'
import { isSelected } from './is-selected.js'
import type { Listing } from './listing.js'
import type { Sight } from './steady-item.js'
import { type KnownLists, type ListRemark, wrongList } from './wrong-list.js'

/**
 * What lists with `expired` hold that says otherwise of itself before and afterwards, or lack though it says so, and is
 * in other lists before and afterwards.
 */
export function expiredOtherwise(known: KnownLists): readonly ListRemark[] {
  return known.all.flatMap((list) => {
    const [, wanted] = /^expired=(true|false)$/.exec(list.query.rest) ?? []
    if (wanted === undefined) return []
    return [...known.expiries].flatMap(([id, told]) => {
      const expired = expiryDuring(list, told, known.behind)
      const around = expired === undefined ? undefined : sightsAround(list, known.sights.get(id))
      if (around === undefined) return []
      const [{ item }, { list: seenAgain }] = around
      const isHeld = list.items.has(id)
      const isDue = String(expired) === wanted
      if (isHeld && !isDue) return wrongList('holds', known, list, { id, item, seenAgain })
      if (isHeld || !isDue || !list.isWhole || isSelected(list, item) !== true) return []
      return wrongList('lacks', known, list, { id, item, seenAgain })
    })
  })
}

/** Where it was seen before and afterwards, in any list. */
function sightsAround(
  { span }: Listing,
  seen: readonly Sight[] = [],
): readonly [Sight, Sight] | undefined {
  const before = seen.findLast((one) => one.list.span.number <= span.since)
  const after = seen.find((one) => one.list.span.since >= span.number)
  return before === undefined || after === undefined ? undefined : [before, after]
}
