import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import type { resolveText } from '../../shared/resolve-text.js'
import { sharedGroup } from './shared-group.js'

/**
 * Verifies that a name that stands within those of groups, behind a period, brings none of them: no group is called so.
 *
 * @param known groups that there are
 */
export async function judgeInnerName(
  stage: Parameters<typeof resolveText>[0] & Pick<Stage, 'customer'>,
  verify: Verification,
  known: readonly string[],
): Promise<void> {
  const deepestFirst = known.toSorted((one, other) => levelsOf(other) - levelsOf(one))
  const [inner] = deepestFirst
    .flatMap((one) => one.split('.')[1] ?? [])
    .filter((name) => !known.some((one) => `${one}.`.startsWith(`${name}.`)))
  if (inner === undefined) return
  const query = { groups: [inner], subgroups: true }
  const answer = await stage.customer.send('getResolvedText', { query })
  if (answer.status !== 200) return
  const isAround = (one: string): boolean => one !== inner && one.split('.').includes(inner)
  const came = [...groupsOf(answer).keys()]
  const along = came.filter((one) => one !== inner && !isAround(one))
  // Where whatever there is comes for a name that no group has, another requirement is broken.
  if (along.length > 0 && (await sharedGroup(stage, known, inner, along)).kind === 'none') return
  verify(answer).namesNoneOf('/groups', [...new Set([...known, ...came])].filter(isAround))
}

const levelsOf = (group: string): number => group.split('.').length
