import type { VerdictWord } from '../terms/verdict.js'
import type { Totals } from './interface-result.js'

/** Counts verdicts; planned is always the sum of the others. */
export function totalsOf(verdicts: readonly VerdictWord[]): Totals {
  const count = (verdict: VerdictWord): number => verdicts.filter((one) => one === verdict).length
  return {
    planned: verdicts.length,
    pass: count('pass'),
    warn: count('warn'),
    fail: count('fail'),
    inconclusive: count('inconclusive'),
    error: count('error'),
    none: count('none'),
  }
}
