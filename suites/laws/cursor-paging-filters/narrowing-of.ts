import { type Item, matchesFilter, type Parameter } from '../../../src/scenario/index.js'
import { valuesOf } from '../shared/values-of.js'

/** So many pages have five links from one to the next: a fault that shows in each fifth answer is to be met. */
export const mostPages = 6

/** A filter with a value that keeps a part of the list, in pages of which it fills two. */
export interface Narrowing {
  readonly name: string
  readonly value: string
  /** Another filter beside it, with its value. */
  readonly beside?: Readonly<Record<string, string>>
  readonly limit: number
  /** Whether an item is certainly one of those that it keeps. */
  selects(item: Item): boolean
  /** Whether an item may be one of them. */
  isRight(item: Item): boolean
}

export const narrowingOf = (
  filtered: readonly Parameter[],
  items: readonly Item[],
): readonly Narrowing[] =>
  filtered.flatMap((parameter) => {
    const matching = (value: string): number =>
      items.filter((item) => matchesFilter(item, parameter, [value]) === true).length
    // A filter that lets everything through shows nothing; one item makes no two pages.
    const value = valuesOf(parameter, items).find((one) => {
      const count = matching(one)
      return count > 1 && count < items.length
    })
    if (value === undefined) return []
    const limit = Math.min(Math.ceil(matching(value) / mostPages), 100)
    const selects = (item: Item) => matchesFilter(item, parameter, [value]) === true
    const isRight = (item: Item) => matchesFilter(item, parameter, [value]) !== false
    return [{ name: parameter.name, value, limit, selects, isRight }]
  })
