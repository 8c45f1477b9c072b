import { identify, type Item, type Sender } from '../../../../src/scenario/index.js'
import { listDefinitions } from './list-definitions.js'
import { filters, matching, type Wanted } from './matching.js'

/**
 * Finds a filter that does not select by itself what it should of definitions of ours: others make and take away
 * theirs meanwhile.
 *
 * @param whole the list without a filter
 * @param ours their identifiers
 */
export async function wrongAlone(
  admin: Sender,
  whole: readonly Item[],
  ours: readonly string[],
  wanted: Wanted,
): Promise<(typeof filters)[number] | undefined> {
  const own = (items: readonly Item[], by: Wanted): string =>
    matching(
      items.filter((item) => ours.includes(identify(item))),
      by,
    ).join()
  for (const name of filters) {
    const filter = { [name]: wanted[name] }
    const { items } = await listDefinitions(admin, filter)
    if (own(items, {}) !== own(whole, filter)) return name
  }
  return undefined
}
