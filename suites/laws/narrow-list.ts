import {
  biggestPage,
  identify,
  type Item,
  type Operation,
  type Parameter,
  type Stage,
  type Walk,
} from '../../src/scenario/index.js'
import { matchesFilter } from './matches-filter.js'

/** A list narrowed by a filter, held against the whole list. */
export interface NarrowedList {
  readonly values: readonly string[]
  readonly list: Walk
  /** Items of the whole list that match. */
  readonly expected: readonly Item[]
  /** Items answered that do not match. */
  readonly wrong: readonly Item[]
  /** Items that match and were not answered. */
  readonly missing: readonly Item[]
}

/** Asks for a list narrowed by these values, in the biggest pages, and holds it against the whole list. */
export async function narrowList(
  { customer, plainRequest, walk }: Stage,
  operation: Operation,
  parameter: Parameter,
  values: readonly string[],
  whole: readonly Item[],
): Promise<NarrowedList> {
  const order = await plainRequest(operation)
  const query = { ...order.query, [parameter.name]: values, ...biggestPage(operation) }
  const list = await walk(customer, operation.id, query)
  const kept = new Set(list.items.map(identify))
  const expected = whole.filter((item) => matchesFilter(item, parameter, values) === true)
  return {
    values,
    list,
    expected,
    wrong: list.items.filter((item) => matchesFilter(item, parameter, values) === false),
    missing: expected.filter((item) => !kept.has(identify(item))),
  }
}
