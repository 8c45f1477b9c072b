import type { Verification } from '../../../../src/scenario/index.js'
import type { Attempt } from '../../shared/create-string.js'
import { pointerTo } from '../../shared/pointer-to.js'
import { resolveText } from '../../shared/resolve-text.js'

/** Every string is newer. */
const longAgo = '1990-01-01T00:00:00Z'

/** Verifies that a string that was taken away is not in the text of its group any more, however that is asked for. */
export const judgeUnanswered = (
  stage: Parameters<typeof resolveText>[0],
  verify: Verification,
  own: Pick<Attempt, 'group' | 'name'>,
): Promise<boolean> =>
  verify.confirmed(async (compare): Promise<void> => {
    const groups = [own.group]
    for (const query of [{ groups }, {}, { groups, languages: ['es'] }, { groups, since: longAgo }])
      compare(await resolveText(stage, { query })).at(pointerTo(own), undefined)
  })
