import type { Stage, Verification } from '../../../../src/scenario/index.js'
import { resolveText } from '../../shared/resolve-text.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { plainString } from './plain-string.js'

/** Judges whether a string of a group is resolved to one of its texts, where one shows them. */
export async function judgeTexts(
  stage: Parameters<typeof resolveText>[0] & Pick<Stage, 'giveUp'>,
  verification: Verification,
  group: string,
  names: readonly string[],
): Promise<void> {
  const remedy = 'fixtures.text.group'
  const plain = await plainString(stage, group, names)
  if (plain === undefined)
    return verification.undecided('None of the strings shows texts that could be found again.', {
      remedy,
    })
  // Others write strings, and take them away.
  await verification.confirmed(async (compare) => {
    const { name, values } = (await plainString(stage, group, [plain.name])) ?? plain
    const resolved = await resolveText(stage, { query: { groups: [group] } })
    const pointer = pointerTo({ group, name })
    if (resolved.at(pointer) !== undefined)
      compare(resolved).tells(pointer, `one of ${values.join(' | ')}`, (text) =>
        values.includes(text),
      )
  })
  stage.giveUp('The string went away.', 'run again while the strings of the group stay')
}
