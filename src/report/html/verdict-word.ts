import type { RequirementResult } from '../../run/run.js'

/** The verdict as a word; `none` says which kind of none. */
export function verdictWord(
  result: Pick<RequirementResult, 'verdict' | 'gap' | 'untestable'>,
): string {
  if (result.verdict !== 'none') return result.verdict
  if (result.gap) return 'unspecified'
  return result.untestable === undefined ? 'not claimed' : 'untestable'
}
