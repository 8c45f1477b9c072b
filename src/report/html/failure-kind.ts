import type { RequirementResult } from '../../run/run.js'

/** Whether a failed requirement is new or known to the baseline; empty for what did not fail. */
export function failureKind({
  verdict,
  known,
}: Pick<RequirementResult, 'verdict' | 'known'>): 'new' | 'known' | '' {
  if (verdict !== 'fail') return ''
  return known === undefined ? 'new' : 'known'
}
