import { limitForParts, type Item, type Stage } from '../../../../src/scenario/index.js'
import { changed, type Change, successor } from '../../shared/search-locations.js'

const types = ['atm', 'branch']

/**
 * Reads a search for each type in two pages: a rule looks whether later ones keep to the type.
 *
 * @param items what the search finds without a type
 */
export async function walkEachType(
  { plain, operation, walk, customer }: Pick<Stage, 'plain' | 'operation' | 'walk' | 'customer'>,
  change: Change,
  items: readonly Item[],
): Promise<void> {
  const { order } = await plain(operation(successor))
  await Promise.all(
    types.map((type) => {
      const ofType = items.filter((item) => item['type'] === type)
      const limit = limitForParts(ofType.length, 2)
      return walk(customer, successor, changed(order, { ...change, type, limit }).query ?? {})
    }),
  )
}
