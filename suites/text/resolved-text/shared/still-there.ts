import type { Answer } from '../../../../src/scenario/index.js'
import { groupsOf } from '../../shared/groups-of.js'
import { resolveText } from '../../shared/resolve-text.js'

/** Leaves out groups that an answer does not show, and that are not answered by themselves either: others took them away. */
export async function stillThere(
  stage: Parameters<typeof resolveText>[0],
  groups: readonly string[],
  answer: Answer,
): Promise<readonly string[]> {
  const there: string[] = []
  for (const group of groups) {
    const isIn = (one: Answer): boolean => groupsOf(one).has(group)
    if (isIn(answer) || isIn(await resolveText(stage, { query: { groups: [group] } })))
      there.push(group)
  }
  return there
}
