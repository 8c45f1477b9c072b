import type { Verification } from '../../../../src/scenario/index.js'
import { namesakesOf } from '../../shared/namesakes.js'
import { ownName } from '../../shared/own-name.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'
import { listsKeys } from './lists-keys.js'

type Needs = Parameters<typeof ownString>[0] & Parameters<typeof namesakesOf>[0]

/**
 * Verifies that a key is listed of a text that takes the place of a reference, and was not asked for itself, where
 * references in such a text are replaced at all.
 */
export async function judgeListedWithin(
  stage: Needs,
  verify: Verification,
  group: string,
): Promise<void> {
  const lost = `${group}.${ownName(stage.random)}B`
  const plain = await ownString(stage, group, [{ value: 'an apple' }])
  const both = [{ value: `{{${plain.key}}} or {{${lost}}}` }]
  for (const inner of await namesakesOf(stage, plain, both)) {
    const outer = await ownString(stage, group, [{ value: `{{${inner.group}.${inner.name}}}` }])
    const answer = await resolveText(stage, { query: { groups: [group] } }, [plain, outer])
    if (answer.at(pointerTo(outer)) === `an apple or {{${lost}}}`) listsKeys(verify, answer, lost)
  }
}
