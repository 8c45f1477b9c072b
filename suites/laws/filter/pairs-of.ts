import { type Item, matchesFilter, type Parameter } from '../../../src/scenario/index.js'
import { valuesOf } from '../shared/values-of.js'

/** Values that are looked at to find pairs of them, and items. */
const [mostValues, mostItems] = [12, 500]

/**
 * Pairs of values, of which each is the second of one, and as often as can be the first of another: neither may be
 * overlooked without its being seen.
 */
export function pairsOf(
  parameter: Parameter,
  items: readonly Item[],
): readonly (readonly string[])[] {
  const some = items.slice(0, mostItems)
  const values = valuesOf(parameter, some).slice(0, mostValues)
  const keptBy = (wanted: readonly string[]): string =>
    some.map((item) => String(matchesFilter(item, parameter, wanted))).join()
  const firsts = new Set<string>()
  return values.flatMap((second) => {
    const seen = values.filter(
      (first) => first !== second && keptBy([first, second]) !== keptBy([first]),
    )
    const first = seen.find((one) => !firsts.has(one)) ?? seen[0]
    if (first === undefined) return []
    firsts.add(first)
    return [[first, second]]
  })
}
