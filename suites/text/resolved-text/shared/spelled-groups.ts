import type { Stage } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'

/** What may separate the names of a list, which is not shown; else the parameter is repeated. */
const separators = [',', '|', ' ', ';']

/** The list of these groups as the target takes it, so that it answers all of them; undefined where none is like that. */
export async function spelledGroups(
  { customer }: Pick<Stage, 'customer'>,
  names: readonly string[],
): Promise<readonly string[] | undefined> {
  for (const groups of [...separators.map((one) => [names.join(one)]), names]) {
    const shown = groupsOf(await customer.send('getResolvedText', { query: { groups } }))
    if (names.every((one) => shown.has(one))) return groups
  }
  return undefined
}
