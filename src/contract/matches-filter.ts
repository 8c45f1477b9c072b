import { valueAt } from './value-at.js'
import type { Parameter } from './operation.js'

/**
 * Whether an item matches a filter parameter with these values; undefined when that cannot be decided: the
 * item lacks the member, or has something there that is none of its possible values.
 */
export function matchesFilter(
  item: Readonly<Record<string, unknown>>,
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

/** The values that the definition enumerates, if it does. */
export function enumerated({ schema }: Parameter): readonly string[] | undefined {
  const { enum: own, items } = schema as { enum?: string[]; items?: { enum?: string[] } }
  return own ?? items?.enum
}
