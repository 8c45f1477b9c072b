import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { resolveText } from '../../shared/resolve-text.js'
import { sharedGroup } from './shared-group.js'
import { stillThere } from './still-there.js'

type Needs = Parameters<typeof resolveText>[0] & Pick<Stage, 'assume'>

/**
 * Verifies that a group below another one brings those below it as well, and not the one above it.
 *
 * @param group that has others below it
 */
export async function judgeFurtherBelow(
  stage: Needs,
  verify: Verification,
  known: readonly string[],
  group: string,
): Promise<void> {
  const nextBelow = (one: string): readonly string[] =>
    known.filter((other) => other !== one && other.replace(/\.[^.]*$/, '') === one)
  const [middle] = nextBelow(group).filter((one) => nextBelow(one).length > 0)
  if (middle === undefined) return
  const answer = await resolveText(stage, { query: { groups: [middle], subgroups: true } })
  verify(answer).names('/groups', await stillThere(stage, [middle, ...nextBelow(middle)], answer))
  const isOther = (one: string): boolean => one !== middle && !one.startsWith(`${middle}.`)
  const others = [...groupsOf(answer).keys()].filter(isOther)
  const sharing = await sharedGroup(stage, known, middle, others)
  if (others.length > 0 && sharing.kind === 'none')
    stage.assume(answer, 'text.resolved.groups').namesNoneOf('/groups', others)
}
