import type { Verification } from '../../../../src/scenario/index.js'
import { namesakesOf } from '../../shared/namesakes.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'

/** Verifies that a string may refer to one of its own name in another group: the name alone makes no circle. */
export async function judgeNamesakes(
  stage: Parameters<typeof ownString>[0] & Parameters<typeof namesakesOf>[0],
  verify: Verification,
  group: string,
): Promise<void> {
  const text = 'a plum'
  const own = await ownString(stage, group, [{ value: text }])
  for (const one of await namesakesOf(stage, own, [{ value: `{{${own.key}}}` }])) {
    const textOf = async (each: { readonly group: string; readonly name: string }) => {
      const query = { groups: [each.group] }
      const answer = await resolveText(stage, { query }, [{ ...each, text }])
      return { answer, told: answer.at(pointerTo(each)) }
    }
    const { answer, told } = await textOf(one)
    // Whether the other group is answered at all, and ours is as it was, is judged by other requirements.
    if (told === undefined || (told !== text && (await textOf(own)).told !== text)) continue
    verify(answer).at(pointerTo(one), text)
  }
}
