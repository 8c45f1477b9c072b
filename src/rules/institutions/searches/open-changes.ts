import type { FoundList } from './found-list.js'

/**
 * Tells whether a location opened or closed for good, as far as searches show: of those that are to find it, the first
 * and the last do not agree. Nodes that follow one another show both for a while.
 *
 * @param all in the order in which they were answered
 * @param isDue whether a search is to find a location
 */
export function openChanges(
  all: readonly FoundList[],
  isDue: (list: FoundList, key: string) => boolean,
): (key: string) => boolean {
  const known = new Map<string, boolean>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const isTelling = (list: FoundList): boolean =>
      list.keys.has(key) || (list.isWhole && isDue(list, key))
    const hasChanged = all.find(isTelling)?.keys.has(key) !== all.findLast(isTelling)?.keys.has(key)
    known.set(key, hasChanged)
    return hasChanged
  }
}
