import { type Item, type Parameter, valueAt } from '../../../src/scenario/index.js'

/**
 * Whether an item matches a filter parameter with these values; undefined when that cannot be decided: the
 * item lacks the member, or has something there that is none of its possible values.
 */
export function matchesFilter(
  item: Item,
  parameter: Parameter,
  values: readonly string[],
): boolean | undefined {
  const { filter } = parameter
  if (filter === undefined) return undefined
  const possible: readonly unknown[] | undefined = enumerated(parameter)
  const verdicts = values.map((value) => {
    const flag = filter.member.includes('{value}')
    const seen = valueAt(item, filter.member.replace('{value}', value))
    if (flag) return typeof seen === 'boolean' ? seen : undefined
    if (possible === undefined) return isSameText(seen, value)
    return possible.includes(seen) ? seen === value : undefined
  })
  if (filter.match === 'any' && verdicts.includes(true)) return true
  if (filter.match === 'every' && verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : filter.match === 'every'
}

/** Whether letter case counts is not shown of texts that no definition enumerates. */
function isSameText(seen: unknown, value: string): boolean | undefined {
  if (typeof seen !== 'string') return undefined
  if (seen === value) return true
  return seen.toLowerCase() === value.toLowerCase() ? undefined : false
}

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

/** The values that the definition enumerates, if it does. */
export function enumerated({ schema }: Parameter): readonly string[] | undefined {
  const { enum: own, items } = schema as { enum?: string[]; items?: { enum?: string[] } }
  return own ?? items?.enum
}
