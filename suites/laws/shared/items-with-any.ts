import {
  enumerated,
  identify,
  type Item,
  type LawStage,
  type Operation,
  type Walk,
} from '../../../src/scenario/index.js'

/**
 * The items of a list; where it is never asked for without a filter, those as well that it has for each value of that,
 * since no request brings all of them.
 */
export async function itemsWithAny(
  { plainRequest, walkList }: Pick<LawStage, 'plainRequest' | 'walkList'>,
  operation: Operation,
): Promise<readonly Item[]> {
  const { query } = await plainRequest(operation)
  const asked = operation.parameters
    .filter(({ filter, required }) => filter !== undefined && required)
    .flatMap((one) => (enumerated(one) ?? []).map((value) => ({ ...query, [one.name]: value })))
  const whole = await walkList(operation)
  return together([
    whole,
    ...(await Promise.all(asked.map((one) => walkList(operation, { query: one })))),
  ])
}

/** What several readings of a list hold, each item once. */
export const together = (walks: readonly Pick<Walk, 'items'>[]): readonly Item[] => [
  ...new Map(walks.flatMap(({ items }) => items).map((item) => [identify(item), item])).values(),
]
