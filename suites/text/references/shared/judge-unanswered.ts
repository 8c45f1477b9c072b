import type { Verification } from '../../../../src/scenario/index.js'
import type { Attempt } from '../../shared/create-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'

/** Verifies that a string that was taken away is not in the text of its group any more. */
export const judgeUnanswered = (
  stage: Parameters<typeof resolveText>[0],
  verify: Verification,
  own: Pick<Attempt, 'group' | 'name'>,
): Promise<boolean> =>
  verify.confirmed(async (compare): Promise<void> => {
    const resolved = await resolveText(stage, { query: { groups: [own.group] } })
    compare(resolved).at(pointerTo(own), undefined)
  })
