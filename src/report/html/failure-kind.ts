import type { RequirementResult } from '../../run/requirement-result.js'
import { isContrary } from '../outline/is-contrary.js'

/** Whether what a requirement failed or is warned of is new or known to the baseline; empty for all else. */
export function failureKind(result: RequirementResult): 'new' | 'known' | '' {
  if (!isContrary(result)) return ''
  return result.known === undefined ? 'new' : 'known'
}
