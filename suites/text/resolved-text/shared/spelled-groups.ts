import type { Stage } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { spellingsOf } from './spellings-of.js'

/** The list of these groups as the target takes it, so that it answers all of them; undefined where none is like that. */
export async function spelledGroups(
  { customer }: Pick<Stage, 'customer'>,
  names: readonly string[],
): Promise<readonly string[] | undefined> {
  for (const groups of spellingsOf(names)) {
    const shown = groupsOf(await customer.send('getResolvedText', { query: { groups } }))
    if (names.every((one) => shown.has(one))) return groups
  }
  return undefined
}
