import type { Listing } from './listing.js'
import { lag, type Sight } from './steady-item.js'
import { writtenAt } from './written-at.js'
import { type KnownLists, type ListRemark, wrongList } from './wrong-list.js'

/**
 * What lists hold that the same lists before and afterwards, as a whole, did not, though it was there all the time and
 * Assay did not change it.
 */
export const addedIn = (known: KnownLists): readonly ListRemark[] =>
  known.all.flatMap((list) => {
    const { span, items, query } = list
    const wholes = known.all.filter((one) => one.isWhole && one.query.key === query.key)
    const before = wholes.findLast((one) => one.span.number <= span.since)
    const after = wholes.find((one) => one.span.since >= span.number)
    if (before === undefined || after === undefined) return []
    return [...items].flatMap(([id, item]) => {
      if (item.told === undefined || before.items.has(id) || after.items.has(id)) return []
      const seen = (known.sights.get(id) ?? []).filter((one) => one.item.told === item.told)
      // At a node of a service that is behind, what was taken away is seen for a while.
      const later = seen.find(
        ({ list: { span: again } }) =>
          again.since >= after.span.number && again.from >= before.span.to + before.settleTime,
      )
      const isThere = isSettled(before, seen, writtenAt(known, id)(item))
      if (later === undefined || !isThere) return []
      return wrongList('holds', known, list, { id, item, seenAgain: later.list })
    })
  })

/** Whether it had been there for so long, when a list was asked for, that the list could have held it. */
const isSettled = (
  { span, settleTime }: Listing,
  seen: readonly Sight[],
  moment: number,
): boolean =>
  seen.some((one) => one.list.span.number <= span.since) &&
  (moment + lag + settleTime <= span.from ||
    seen.some((one) => one.list.span.to + settleTime <= span.from))
