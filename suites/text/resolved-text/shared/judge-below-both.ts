import type { Verification } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { resolveText } from '../../shared/resolve-text.js'

/**
 * Verifies that a group brings those below it as well where another one is named before or after it. How several names
 * are separated is not shown, so that nothing is said of a target that does not answer both.
 *
 * @param due the group and those below it
 * @param others groups that are not among these
 */
export async function judgeBelowBoth(
  stage: Parameters<typeof resolveText>[0],
  verify: Verification,
  due: readonly string[],
  others: readonly string[],
): Promise<void> {
  const [group = ''] = due
  const other = others.find((one) => !group.startsWith(`${one}.`))
  const isAbove = due.slice(1).every((one) => one.startsWith(`${group}.`))
  if (other === undefined || due.length < 2 || !isAbove) return
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
