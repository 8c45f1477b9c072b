import { tolerance } from '../../../contract/distance/read-distance.js'
import type { FoundList } from './found-list.js'
import { isInLanguagesOf, typeIn } from './key-of-location.js'
import { openChanges } from './open-changes.js'

/** What a search does not find though it is there. */
export interface Lack {
  readonly list: FoundList
  readonly lacking: readonly string[]
  /** Whether it finds nothing of all that is there: it went around something else. */
  readonly isElsewhere: boolean
  /** Whether only searches for some types found it, which this one, for all of them, is to hold as well. */
  readonly isOfType: boolean
}

/** One location may have been closed for a while; that several were at once, and are open again, is no coincidence. */
export const fewest = 2

/**
 * Searches that do not find what others around the same centre found before and afterwards, which went no farther.
 *
 * @param all of one place, in the order in which they were answered
 * @param changed whether a location opened or closed, as searches around other places show: of one place there may be a few
 *   only, all of them while nodes that follow one another show both
 */
export function lackedBySearch(
  all: readonly FoundList[],
  changed: (key: string) => boolean,
): readonly Lack[] {
  const changedHere = openChanges(all, goesAsFar(all))
  const hasChanged = (key: string): boolean => changedHere(key) || changed(key)
  return all.flatMap((list) => {
    if (!list.isWhole) return []
    const isAlike = ({ types }: FoundList): boolean => types === list.types
    const alike = lackOf(all.filter(isAlike), list, false, hasChanged)
    if (alike !== undefined || list.types !== '') return alike ?? []
    return lackOf(all, list, true, hasChanged) ?? []
  })
}

function lackOf(
  all: readonly FoundList[],
  list: FoundList,
  isOfType: boolean,
  hasChanged: (key: string) => boolean,
): Lack | undefined {
  const due = dueIn(all, list)
  const lacking = due.filter(
    (key) => !list.keys.has(key) && isInLanguagesOf(list, key) && !hasChanged(key),
  )
  const isElsewhere = lacking.length === due.length
  return lacking.length < fewest ? undefined : { list, lacking, isElsewhere, isOfType }
}

/** Whether a search goes as far as the narrowest one that found a location, and is for its type. */
const goesAsFar = (all: readonly FoundList[]) => {
  const narrowest = new Map<string, FoundList['circle']>()
  for (const { keys, circle } of all)
    for (const key of keys) {
      const known = narrowest.get(key)
      if (known === undefined || circle.miles < known.miles) narrowest.set(key, circle)
    }
  return ({ circle, types }: FoundList, key: string): boolean => {
    const found = narrowest.get(key)
    const isMeant = types === '' || types.split(' ').includes(typeIn(key))
    return found !== undefined && isMeant && isWithin(found, circle)
  }
}

/** What both an earlier and a later search found that go no farther than this one. */
function dueIn(all: readonly FoundList[], { circle, span }: FoundList): readonly string[] {
  const narrower = all.filter((one) => isWithin(one.circle, circle))
  const before = keysOf(narrower.filter((one) => one.span.number <= span.since))
  const after = keysOf(narrower.filter((one) => one.span.since >= span.number))
  return [...before].filter((key) => after.has(key))
}

const keysOf = (lists: readonly FoundList[]): ReadonlySet<string> =>
  new Set(lists.flatMap(({ items }) => [...items.keys()]))

/** Whether a circle goes no farther than another one: what is amiss with another unit than miles shows beside these. */
function isWithin(one: FoundList['circle'], other: FoundList['circle']): boolean {
  if (one.unit !== other.unit && one.unit !== 'mi') return false
  const reckoned = one.unit === other.unit || other.unit === 'none' ? 0 : tolerance(other.miles)
  return one.miles <= other.miles - reckoned
}
