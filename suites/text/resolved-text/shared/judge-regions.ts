import type { Verification } from '../../../../src/scenario/index.js'
import { ownString } from '../../shared/own-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'
import { inLanguages } from './in-languages.js'

/** Verifies that a second region of one language counts: each may have texts of its own. */
export async function judgeRegions(
  stage: Parameters<typeof ownString>[0] & Parameters<typeof resolveText>[0],
  verify: Verification,
  group: string,
): Promise<void> {
  const own = await ownString(stage, group, inLanguages('fr-CA'))
  const query = { groups: [group], languages: ['de', 'fr-BE', 'fr-CA'] }
  const answer = await resolveText(stage, { query }, [own])
  verify(answer).at(pointerTo(own), 'fr-CA')
}
