import type { Verification } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { resolveText } from '../../shared/resolve-text.js'

/**
 * Verifies that a group brings those below it as well where another one is named before or after it. How several names
 * are separated is not shown, so that nothing is said of a target that does not answer both.
 *
 * @param due the group and those below it
 */
export async function judgeBelowBoth(
  stage: Parameters<typeof resolveText>[0],
  verify: Verification,
  due: readonly string[],
  other: string,
): Promise<void> {
  const [group = ''] = due
  await Promise.all(
    [
      [other, group],
      [group, other],
    ].map(async (groups) => {
      const shown = groupsOf(await resolveText(stage, { query: { groups } }))
      if (!groups.every((one) => shown.has(one))) return
      const answer = await resolveText(stage, { query: { groups, subgroups: true } })
      verify(answer).names('/groups', [...due, other])
    }),
  )
}
