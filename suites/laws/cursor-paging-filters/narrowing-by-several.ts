import { type Item, matchesFilter, type Parameter } from '../../../src/scenario/index.js'
import { valuesOf } from '../shared/values-of.js'
import { mostPages, type Narrowing } from './narrowing-of.js'

/** Items that are looked at to find two values. */
const mostLookedAt = 500

/** Two values of each filter that takes several, which keep a part of the list, in pages of which that fills two. */
export const narrowingBySeveral = (
  filtered: readonly Parameter[],
  all: readonly Item[],
): readonly Narrowing[] =>
  pairOfEach(filtered, all, (parameter, items) =>
    // A pair that lets everything through shows nothing.
    ofPairs(parameter, items, mostPages).filter(({ selects }) => !items.every(selects)),
  )

/** The same in two pages, also where both values together keep all: one that is lost takes items with it. */
export const keepingSeveral = (
  filtered: readonly Parameter[],
  all: readonly Item[],
): readonly Narrowing[] =>
  pairOfEach(filtered, all, (parameter, items) => ofPairs(parameter, items, 2))

const pairOfEach = (
  filtered: readonly Parameter[],
  all: readonly Item[],
  pairsOf: (parameter: Parameter, items: readonly Item[]) => readonly Narrowing[],
): readonly Narrowing[] =>
  filtered
    .filter(({ schema }) => schema['type'] === 'array')
    .flatMap((parameter) => pairsOf(parameter, all.slice(0, mostLookedAt)).slice(0, 1))

function ofPairs(
  parameter: Parameter,
  items: readonly Item[],
  pages: number,
): readonly Narrowing[] {
  const values = valuesOf(parameter, items)
  const keeps = (item: Item, some: readonly string[]) => matchesFilter(item, parameter, some)
  return values.flatMap((one, at) =>
    values.slice(at + 1).flatMap((other) => {
      const both = [one, other]
      const selects = (item: Item) => keeps(item, both) === true
      const count = items.filter(selects).length
      const isTold = both.every((value) =>
        items.some((item) => keeps(item, [value]) !== keeps(item, both)),
      )
      // Where one of them alone says the same, nothing shows that the other one was lost.
      if (count < 2 || !isTold) return []
      return [
        {
          name: parameter.name,
          value: both.join(parameter.separator ?? ','),
          limit: Math.min(Math.ceil(count / pages), 100),
          selects,
          isRight: (item: Item) => keeps(item, both) !== false,
        },
      ]
    }),
  )
}
