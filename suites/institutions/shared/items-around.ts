import {
  type Answer,
  type Item,
  largest,
  refusesLargest,
  type Search,
} from '../../../src/scenario/index.js'
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
  const ask = (limit: number | undefined): Promise<Answer> =>
    institutionId === undefined
      ? customer.send(deprecated, { query: { ...query, limit } })
      : customer.send(successor, { path: { institutionId }, query: { ...query, limit } })
  const first = await ask(largest)
  const answer = refusesLargest(first, largest) ? await ask(undefined) : first
  return answer.status === 200 ? answer.items : []
}
