import { enumerated, type Item, type Parameter, valueAt } from '../../../src/scenario/index.js'

/** Values of a filter parameter that are tried, where its definition enumerates none. */
const mostSeen = 4

/**
 * The values that a filter parameter can take, as its definition enumerates them, or else some that the items of
 * the list have: those that most of them have.
 */
export const valuesOf = (parameter: Parameter, items: readonly Item[]): readonly string[] =>
  enumerated(parameter) ?? seenValues(parameter, items).slice(0, mostSeen)

/** All values that items have where a filter parameter looks, as far as they can stand in a list of values. */
export function seenValues(parameter: Parameter, items: readonly Item[]): readonly string[] {
  const { filter, separator = ',' } = parameter
  if (filter === undefined) return []
  const counts = new Map<string, number>()
  for (const item of items) {
    const seen = valueAt(item, filter.member)
    if (typeof seen === 'string' && seen !== '' && !seen.includes(separator))
      counts.set(seen, (counts.get(seen) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([value]) => value)
}
