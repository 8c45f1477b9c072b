import {
  identify,
  type Item,
  type Operation,
  type Parameter,
  type Stage,
  type Walk,
} from '../../src/scenario/index.js'
import { lastingFaults } from './lasting-faults.js'
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
  /** Whether items were missing only because the list changed while it was looked at. */
  readonly moved: boolean
}

/**
 * Asks for a list narrowed by each choice of values, in the biggest pages, and holds it against the whole
 * list. What seems to be missing is looked for again: the list may have changed since it was walked.
 */
export async function narrowLists(
  stage: Stage,
  operation: Operation,
  parameter: Parameter,
  choices: readonly (readonly string[])[],
  whole: readonly Item[],
): Promise<readonly NarrowedList[]> {
  const order = await stage.plainRequest(operation)
  const matches = (item: Item, values: readonly string[]): boolean | undefined =>
    matchesFilter(item, parameter, values)

  const ask = async (values: readonly string[], all: readonly Item[]): Promise<NarrowedList> => {
    const query = { ...order.query, [parameter.name]: values }
    const list = await stage.walkNarrowed(operation, query)
    const kept = new Set(list.items.map(identify))
    const expected = all.filter((item) => matches(item, values) === true)
    return {
      values,
      list,
      expected,
      wrong: list.items.filter((item) => matches(item, values) === false),
      // Of a list that was not seen to its end nothing is missing yet.
      missing:
        list.end.kind === 'complete' ? expected.filter((item) => !kept.has(identify(item))) : [],
      moved: false,
    }
  }
  const askAll = (all: readonly Item[]): Promise<readonly NarrowedList[]> =>
    Promise.all(choices.map((values) => ask(values, all)))

  let lists = await askAll(whole)
  if (lists.every(({ missing }) => missing.length === 0)) return lists
  const suspected = lists.flatMap(({ values, missing }) =>
    missing.map((item) => faultOf(values, item)),
  )
  const { faults, still } = await lastingFaults(stage, operation, suspected, async (before) => {
    lists = await askAll(before.items)
    return (after) => {
      const later = new Map(after.items.map((item) => [identify(item), item]))
      return lists.flatMap(({ values, missing }) =>
        missing
          .filter((item) => matches(later.get(identify(item)) ?? {}, values) === true)
          .map((item) => faultOf(values, item)),
      )
    }
  })
  return lists.map((one) => {
    const missing = one.missing.filter((item) => faults.has(faultOf(one.values, item)))
    return { ...one, missing, moved: !still && missing.length < one.missing.length }
  })
}

const faultOf = (values: readonly string[], item: Item): string =>
  `${values.join()} ${identify(item)}`
