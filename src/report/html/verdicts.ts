import type { VerdictWord } from '../../terms/verdict.js'

/** The verdicts in the order in which sums are written, with their column headings. */
export const verdicts: readonly (readonly [verdict: VerdictWord, heading: string])[] = [
  ['pass', 'pass'],
  ['warn', 'warn'],
  ['fail', 'fail'],
  ['inconclusive', 'inconclusive'],
  ['error', 'error'],
  ['none', 'none'],
]
