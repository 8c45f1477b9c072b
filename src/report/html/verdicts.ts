import type { Verdict } from '../../run/finding.js'

/** The verdicts in the order in which sums are written, with their column headings. */
export const verdicts: readonly (readonly [verdict: Verdict, heading: string])[] = [
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['inconclusive', 'inconclusive'],
  ['error', 'error'],
  ['none', 'not tested'],
]
