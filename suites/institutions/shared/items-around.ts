import type { Item, Search } from '../../../src/scenario/index.js'
import { successor } from './search-locations.js'

const deprecated = 'listInstitutionAccessLocations'
/** The widest circle that a search may have (document 2). */
export const widest = '500mi'

/** What a search finds; nothing where it is refused. Without an institution, the deprecated operation is asked. */
export async function itemsAround(
  { as }: Search,
  query: Readonly<Record<string, string | number>>,
  institutionId: string | undefined,
): Promise<readonly Item[]> {
  const customer = as('customer')
  const asked = { ...query, limit: 1000 }
  const answer =
    institutionId === undefined
      ? await customer.send(deprecated, { query: asked })
      : await customer.send(successor, { path: { institutionId }, query: asked })
  return answer.status === 200 ? answer.items : []
}
