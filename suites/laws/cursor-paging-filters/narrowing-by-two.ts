import { type Item, matchesFilter, type Parameter } from '../../../src/scenario/index.js'
import { valuesOf } from '../shared/values-of.js'
import { mostPages, type Narrowing } from './narrowing-of.js'

/** Pairs of filters that are asked for, and items that are looked at for each pair of their values. */
const [mostPairs, mostLookedAt] = [3, 500]

/** Two filters with values that together keep less of the list than each alone, in pages of which that fills two. */
export function narrowingByTwo(
  filtered: readonly Parameter[],
  all: readonly Item[],
): readonly Narrowing[] {
  const items = all.slice(0, mostLookedAt)
  const choices = filtered.map((parameter) =>
    valuesOf(parameter, items).map((value) => choiceOf(parameter, value, items)),
  )
  const pairs = choices.flatMap((one, at) => choices.slice(at + 1).map((other) => [one, other]))
  return pairs
    .flatMap(([ones = [], others = []]) =>
      ones
        .flatMap((one) => others.flatMap((other) => bothOf(one, other, items) ?? []))
        // The more either of them leaves out, the likelier a page shows that it was lost.
        .toSorted((one, other) => other.leftOut - one.leftOut)
        .slice(0, 1),
    )
    .slice(0, mostPairs)
}

interface Choice extends Pick<Narrowing, 'name' | 'value' | 'selects' | 'isRight'> {
  readonly selected: ReadonlySet<Item>
}

function choiceOf(parameter: Parameter, value: string, items: readonly Item[]): Choice {
  const selects = (item: Item) => matchesFilter(item, parameter, [value]) === true
  const isRight = (item: Item) => matchesFilter(item, parameter, [value]) !== false
  return { name: parameter.name, value, selects, isRight, selected: new Set(items.filter(selects)) }
}

function bothOf(
  one: Choice,
  other: Choice,
  items: readonly Item[],
): (Narrowing & { readonly leftOut: number }) | undefined {
  const { length } = items.filter((item) => one.selected.has(item) && other.selected.has(item))
  const leftOut = Math.min(one.selected.size, other.selected.size) - length
  if (length < 2 || leftOut <= 0) return undefined
  return {
    name: other.name,
    value: other.value,
    beside: { [one.name]: one.value },
    leftOut,
    limit: Math.min(Math.ceil(length / mostPages), 100),
    wider: [one.selects, other.selects],
    selects: (item) => one.selects(item) && other.selects(item),
    isRight: (item) => one.isRight(item) && other.isRight(item),
  }
}
