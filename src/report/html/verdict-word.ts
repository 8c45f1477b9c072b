import type { RequirementResult } from '../../run/requirement-result.js'

/** The verdict as a word; `none` says which kind of none. */
export function verdictWord(
  result: Pick<RequirementResult, 'verdict' | 'gap' | 'untestable' | 'later'>,
): string {
  if (result.verdict !== 'none') return result.verdict
  if (result.gap) return 'unspecified'
  if (result.untestable !== undefined) return 'untestable'
  return result.later === undefined ? 'not claimed' : 'later'
}
