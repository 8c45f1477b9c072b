import type { LateRemark } from '../rule.js'
import { listRequirement, type Wrong } from './list-requirement.js'
import type { ListedItem, Listing } from './listing.js'
import type { Sight } from './steady-item.js'
import { isAbout, type Touch } from './touch.js'

/** What is known of one list that one caller asks for. */
export interface KnownLists {
  /** Its answers, in the order in which they came. */
  readonly all: readonly Listing[]
  /** Where each item was seen, by identifier. */
  readonly sights: ReadonlyMap<string, readonly Sight[]>
  readonly changed: readonly Touch[]
  /** When resources were last written, by identifier. */
  readonly moments: ReadonlyMap<string, number>
}

/** Says that a list is wrong about an item; nothing where Assay may have changed it before it was seen again. */
export function wrongList(
  wrong: Wrong,
  { changed }: KnownLists,
  list: Listing,
  { id, item, seenAgain }: { id: string; item: ListedItem; seenAgain: Listing },
): readonly LateRemark[] {
  const requirement = listRequirement(wrong, list, item)
  // What was asked for later, when the item had been seen again, did nothing to it before.
  const isChanged = changed.some(
    (one) => one.span.since < seenAgain.span.number && isAbout(one, id, item.hrefs, list.url),
  )
  if (isChanged || requirement === undefined) return []
  const [expected, actual] =
    wrong === 'lacks'
      ? [`${id}, which is listed before and after`, 'a list without it']
      : [`a list without ${id}, as before and after`, 'a list that holds it']
  const remark = { requirement, verdict: 'fail', expected, actual, pointer: list.at } as const
  return [{ exchange: list.span.number, remark }]
}
