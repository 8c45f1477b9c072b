import type { Verdict } from './finding.js'
import type { Totals } from './run.js'

/** Counts verdicts; planned is always the sum of the others. */
export function totalsOf(verdicts: readonly Verdict[]): Totals {
  const count = (verdict: Verdict): number => verdicts.filter((one) => one === verdict).length
  return {
    planned: verdicts.length,
    pass: count('pass'),
    fail: count('fail'),
    inconclusive: count('inconclusive'),
    error: count('error'),
    none: count('none'),
  }
}
