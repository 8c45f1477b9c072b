import {
  identify,
  type Item,
  matchesFilter,
  type Operation,
  type Parameter,
  type LawStage,
  type RequestInput,
  type Walk,
} from '../../../src/scenario/index.js'
import { together } from '../shared/items-with-any.js'
import { readAfterwards } from '../shared/read-afterwards.js'
import type { standsStill } from '../shared/stands-still.js'

/** A list narrowed by a filter, with what the whole list has for it. */
export interface NarrowedList {
  readonly values: readonly string[]
  readonly query: RequestInput['query']
  readonly list: Walk
  /** Items of the whole list that match. */
  readonly expected: readonly Item[]
  /** Identifiers of those that were still there, and still matched, afterwards. */
  readonly due: readonly string[]
  /** Whether it holds an item for which the filter can be checked. */
  readonly tells: boolean
  /** Whether the whole list has an item that is to be left out. */
  readonly leavesOut: boolean
}

interface NarrowedReading {
  /** The list without the filter. */
  readonly whole: readonly Item[]
  readonly lists: readonly NarrowedList[]
  /** Whether the whole list stood still, as far as that is known. */
  readonly still: boolean | undefined
}

/**
 * Asks for a list narrowed by each choice of values, in the biggest pages; and for the whole list anew where these do
 * not agree with it.
 */
export async function narrowLists(
  stage: LawStage,
  operation: Operation,
  parameter: Parameter,
  choose: (items: readonly Item[]) => readonly (readonly string[])[],
  stands: ReturnType<typeof standsStill>,
): Promise<NarrowedReading> {
  const { plainRequest, walkList } = stage
  const { query } = await plainRequest(operation)
  const whole = await walkList(operation)
  const matches = (item: Item, values: readonly string[]) => matchesFilter(item, parameter, values)
  const lists = await Promise.all(
    choose(whole.items).map(async (values) => {
      const asked = { ...query, [parameter.name]: values }
      return { values, query: asked, list: await walkList(operation, { query: asked }) }
    }),
  )
  // No list without a required filter shows what it leaves out; one with another value of it does.
  const known = parameter.required
    ? together([whole, ...lists.map(({ list }) => list)])
    : whole.items
  const narrowed = lists.map((one) => ({
    ...one,
    expected: known.filter((item) => matches(item, one.values) === true),
  }))
  const areRight = narrowed.every(({ list, expected, values }) => {
    const kept = new Set(list.items.map(identify))
    const isRight = list.items.every((item) => matches(item, values) !== false)
    return isRight && expected.every((item) => kept.has(identify(item)))
  })
  const afterwards = areRight ? undefined : await readAfterwards(stage, operation)
  const later = (afterwards ?? [whole]).map(
    ({ items }) => new Map(items.map((item) => [identify(item), item])),
  )
  const judged = narrowed.map((one) => {
    const ids = one.expected.map(identify)
    const due = ids.filter((id) =>
      later.every((items) => matches(items.get(id) ?? {}, one.values) === true),
    )
    const tells = one.list.items.some((item) => matches(item, one.values) !== undefined)
    const leavesOut = known.some((item) => matches(item, one.values) === false)
    return { ...one, due, tells, leavesOut }
  })
  return { whole: known, lists: judged, still: stands(whole, afterwards) }
}
