import type { Item, Operation, Parameter, LawStage, Walk } from '../../../src/scenario/index.js'
import { matchesFilter } from '../shared/matches-filter.js'

/** A list narrowed by a filter, with what the whole list has for it. */
export interface NarrowedList {
  readonly values: readonly string[]
  readonly list: Walk
  /** Items of the whole list that match. */
  readonly expected: readonly Item[]
}

/** Asks for a list narrowed by each choice of values, in the biggest pages. */
export async function narrowLists(
  { plainRequest, walkList }: Pick<LawStage, 'plainRequest' | 'walkList'>,
  operation: Operation,
  parameter: Parameter,
  choices: readonly (readonly string[])[],
  whole: readonly Item[],
): Promise<readonly NarrowedList[]> {
  const { query } = await plainRequest(operation)
  return Promise.all(
    choices.map(async (values) => ({
      values,
      list: await walkList(operation, { query: { ...query, [parameter.name]: values } }),
      expected: whole.filter((item) => matchesFilter(item, parameter, values) === true),
    })),
  )
}
