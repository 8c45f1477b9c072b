import { matchesFilter } from '../../contract/matches-filter.js'
import type { ListedItem, Listing } from './listing.js'

/** Whether all that narrows a list selects an item, as the item itself tells; undefined where it does not. */
export function isSelected(
  { operation, query }: Pick<Listing, 'operation' | 'query'>,
  { filtered }: Pick<ListedItem, 'filtered'>,
): boolean | undefined {
  const verdicts = query.narrowed.map(([name, value]) => {
    const parameter = operation.parameters.find((one) => one.name === name)
    if (parameter?.filter === undefined) return undefined
    const { separator } = parameter
    const values = separator === undefined ? [value] : value.split(separator)
    return matchesFilter(filtered, parameter, values)
  })
  if (verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : true
}
