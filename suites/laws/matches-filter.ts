import { type Item, type Parameter, valueAt } from '../../src/scenario/index.js'

type Filter = NonNullable<Parameter['filter']>

/**
 * Whether an item matches a filter with these values; undefined when the item lacks the member, so that
 * it cannot be told.
 */
export function matchesFilter(
  item: Item,
  { member, match }: Filter,
  values: readonly string[],
): boolean | undefined {
  const verdicts = values.map((value) => {
    const flag = member.includes('{value}')
    const seen = valueAt(item, member.replace('{value}', value))
    if (seen === undefined) return undefined
    return flag ? seen === true : seen === value
  })
  if (match === 'any' && verdicts.includes(true)) return true
  if (match === 'every' && verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : match === 'every'
}

/** The values that a filter parameter can take, as its definition enumerates them. */
export function valuesOf({ schema }: Parameter): readonly string[] {
  const { enum: own, items } = schema as { enum?: string[]; items?: { enum?: string[] } }
  return own ?? items?.enum ?? []
}
