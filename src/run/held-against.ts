import type { Requirement } from '../contract/requirement.js'
import type { Verdict, Warn } from '../terms/verdict.js'

/** Only a must fails. */
export const heldAgainst = <V extends Verdict>(
  { level }: Pick<Requirement, 'level'>,
  verdict: V,
): V | Warn =>
  verdict.verdict === 'fail' && level !== 'must' ? { ...verdict, verdict: 'warn' } : verdict
