import type { LateRemark } from '../rule.js'
import { listRequirement } from './list-requirement.js'
import type { ListedItem, Listing } from './listing.js'
import { lag, type Sight } from './steady-item.js'
import { isAbout, type Touch } from './touch.js'

/**
 * What lists hold that the same lists before and afterwards, as a whole, did not, though it was there all the time and
 * Assay did not change it.
 *
 * @param all answers of one list to one caller, in the order in which they came
 * @param sights where each item was seen, by identifier
 * @param moments when resources were last written, by identifier
 */
export function addedIn(
  all: readonly Listing[],
  sights: ReadonlyMap<string, readonly Sight[]>,
  changed: readonly Touch[],
  moments: ReadonlyMap<string, number>,
): readonly LateRemark[] {
  return all.flatMap((list): readonly LateRemark[] => {
    const { span, items, at: pointer, url, query } = list
    const wholes = all.filter((one) => one.isWhole && one.query.key === query.key)
    const before = wholes.findLast((one) => one.span.number <= span.since)
    const after = wholes.find((one) => one.span.since >= span.number)
    if (before === undefined || after === undefined) return []
    return [...items].flatMap(([id, item]): readonly LateRemark[] => {
      if (before.items.has(id) || after.items.has(id)) return []
      const requirement = listRequirement('holds', list, item)
      const seen = (sights.get(id) ?? []).filter((one) => one.item.told === item.told)
      const later = seen.find((one) => one.list.span.since >= after.span.number)
      const isThere = isSettled(before, item, seen, moments.get(id) ?? Infinity)
      if (requirement === undefined || later === undefined || !isThere) return []
      const isChanged = changed.some(
        (one) => one.span.since < later.list.span.number && isAbout(one, id, item.hrefs, url),
      )
      if (isChanged || item.told === undefined) return []
      const expected = `a list without ${id}, as before and after`
      const actual = 'a list that holds it'
      const remark = { requirement, verdict: 'fail', expected, actual, pointer } as const
      return [{ exchange: span.number, remark }]
    })
  })
}

/** Whether it had been there for so long, when a list was asked for, that the list could have held it. */
const isSettled = (
  { span, settleTime }: Listing,
  item: ListedItem,
  seen: readonly Sight[],
  moment: number,
): boolean =>
  seen.some((one) => one.list.span.number <= span.since) &&
  (Math.min(moment, item.moment) + lag + settleTime <= span.from ||
    seen.some((one) => one.list.span.to + settleTime <= span.from))
