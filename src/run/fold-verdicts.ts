import type { Verdict } from './finding.js'
import type { Totals } from './run.js'

/** Heaviest first: a requirement is what the heaviest of its findings is. Green only when nothing is left open. */
const weight: readonly Verdict[] = ['fail', 'error', 'inconclusive', 'pass', 'none']

/** What several verdicts on one requirement come to. */
export const foldVerdicts = (verdicts: readonly Verdict[]): Verdict =>
  weight.find((one) => verdicts.includes(one)) ?? 'none'

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
