import type { LateRemark } from '../rule.js'
import { listRequirement } from './list-requirement.js'
import type { Listing } from './listing.js'
import { type Sight, steadyItem } from './steady-item.js'
import { isAbout, type Touch } from './touch.js'

/**
 * What whole lists lack that was there before and afterwards, and that Assay did not change.
 *
 * @param all answers of one list to one caller, in the order in which they came
 * @param sights where each item was seen, by identifier
 * @param moments when resources were last written, by identifier
 */
export function lackedBy(
  all: readonly Listing[],
  sights: ReadonlyMap<string, readonly Sight[]>,
  changed: readonly Touch[],
  moments: ReadonlyMap<string, number>,
): readonly LateRemark[] {
  return all.flatMap((list): readonly LateRemark[] => {
    if (!list.isWhole) return []
    const { span, items, at: pointer, url } = list
    return [...sights].flatMap(([id, seen]): readonly LateRemark[] => {
      const around = items.has(id) ? undefined : steadyItem(list, seen, moments.get(id) ?? Infinity)
      const [before, after] = around ?? []
      if (before === undefined || after === undefined) return []
      const { item } = before
      // What was asked for later, when the item had been seen again, did nothing to it before.
      const isChanged = changed.some(
        (one) => one.span.since < after.list.span.number && isAbout(one, id, item.hrefs, url),
      )
      const requirement = listRequirement('lacks', list, item)
      if (isChanged || requirement === undefined) return []
      const expected = `${id}, which is listed before and after`
      const actual = 'a list without it'
      return [
        {
          exchange: span.number,
          remark: { requirement, verdict: 'fail', expected, actual, pointer },
        },
      ]
    })
  })
}
