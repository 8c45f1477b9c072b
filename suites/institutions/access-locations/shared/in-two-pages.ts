import { limitForParts, type Stage, type Walk } from '../../../../src/scenario/index.js'
import { changed, type Change, successor } from '../../shared/search-locations.js'

/**
 * Reads a search in two pages: what leads from one to the next is to be the same search.
 *
 * @param count how many locations it finds
 * @throws Undecided when the second page is refused
 */
export async function inTwoPages(
  {
    customer,
    plain,
    operation,
    walk,
    assume,
  }: Pick<Stage, 'customer' | 'plain' | 'operation' | 'walk' | 'assume'>,
  change: Change,
  count: number,
): Promise<Walk> {
  const { order } = await plain(operation(successor))
  const { query } = changed(order, { ...change, limit: limitForParts(count, 2) })
  const paged = await walk(customer, successor, query ?? {})
  const { end } = paged
  if (end.kind === 'broken' && end.after !== undefined)
    assume(end.at, 'institutions.listAccessLocationsForInstitution.pages-next-answers').status(200)
  return paged
}
