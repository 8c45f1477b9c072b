import type { StringLog } from './string-log.js'
import type { Contradiction } from './judge-phase.js'

/** What lists before and after one hold is in it meanwhile, unless it was taken away. */
export function judgeLists(
  { name, group, writes, lists }: StringLog,
  settleTime: number,
): readonly Contradiction[] {
  const removed = writes.find(({ isRemoval }) => isRemoval)?.span.since ?? Number.POSITIVE_INFINITY
  const created = writes[0]?.span.to ?? Number.POSITIVE_INFINITY
  const isThere = lists.map(({ item }) => item !== undefined)
  return lists.flatMap(({ span, item, otherName, exchange }, at): readonly Contradiction[] => {
    const isBetween = isThere.indexOf(true) < at && isThere.lastIndexOf(true) > at
    const isSure = span.number <= removed && created + settleTime <= span.from
    if (item !== undefined || !isBetween || isThere.indexOf(true) < 0 || !isSure) return []
    const expected = `${name}, which is in lists before and after this one`
    const about = otherName === undefined ? 'whole' : 'named'
    const actual = otherName ?? `strings of ${group} without it`
    return [{ about, exchange, expected, actual, pointer: '/_embedded/items' }]
  })
}
