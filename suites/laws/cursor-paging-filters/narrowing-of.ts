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
  /** What is let in where one of several filters is lost; where there is one only, that is everything. */
  readonly wider?: readonly Narrowing['selects'][]
  /** Whether an item is certainly one of those that it keeps. */
  selects(item: Item): boolean
  /** Whether an item may be one of them. */
  isRight(item: Item): boolean
}

/** One value of each filter. */
export const narrowingOf = (
  filtered: readonly Parameter[],
  items: readonly Item[],
): readonly Narrowing[] =>
  filtered.flatMap((parameter) => narrowingsOf(parameter, items, mostPages).slice(0, 1))

/** Each value of a filter, in pages of which it fills so many. */
export const narrowingsOf = (
  parameter: Parameter,
  items: readonly Item[],
  pages: number,
): readonly Narrowing[] =>
  valuesOf(parameter, items).flatMap((value) => {
    const selects = (item: Item) => matchesFilter(item, parameter, [value]) === true
    const isRight = (item: Item) => matchesFilter(item, parameter, [value]) !== false
    const count = items.filter(selects).length
    // A filter that lets everything through shows nothing; one item makes no two pages.
    if (count < 2 || count === items.length) return []
    const limit = Math.min(Math.ceil(count / pages), 100)
    return [{ name: parameter.name, value, limit, selects, isRight }]
  })
