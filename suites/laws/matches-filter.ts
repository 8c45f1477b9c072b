import { type Item, type Parameter, valueAt } from '../../src/scenario/index.js'

/**
 * Whether an item matches a filter parameter with these values; undefined when that cannot be told: the
 * item lacks the member, or has something there that is none of its possible values.
 */
export function matchesFilter(
  item: Item,
  parameter: Parameter,
  values: readonly string[],
): boolean | undefined {
  const { filter } = parameter
  if (filter === undefined) return undefined
  const possible: readonly unknown[] = valuesOf(parameter)
  const verdicts = values.map((value) => {
    const flag = filter.member.includes('{value}')
    const seen = valueAt(item, filter.member.replace('{value}', value))
    if (flag) return typeof seen === 'boolean' ? seen : undefined
    return possible.includes(seen) ? seen === value : undefined
  })
  if (filter.match === 'any' && verdicts.includes(true)) return true
  if (filter.match === 'every' && verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : filter.match === 'every'
}

/** The values that a filter parameter can take, as its definition enumerates them. */
export function valuesOf({ schema }: Parameter): readonly string[] {
  const { enum: own, items } = schema as { enum?: string[]; items?: { enum?: string[] } }
  return own ?? items?.enum ?? []
}
