import type { Conclusion } from '../../terms/verdict.js'
import { isLetThrough } from './compare-status.js'

/** What would have a comparison decided that a write was sent twice before. */
export const noWriteTwice = 'let a write that is answered with 503 and Retry-After change nothing'

/**
 * Leaves open what was seen to fail after a write was answered with 503 and sent again: it may have been carried out the
 * first time as well, and what is seen since may come of that.
 *
 * @param refused numbers of the exchanges in which such writes were answered with 503
 */
export function afterWriteSentAgain(
  conclusion: Conclusion,
  refused: readonly number[],
): Conclusion {
  // To have been carried out before is no reason to let through what is to be refused.
  if (conclusion.verdict !== 'fail' || isLetThrough(conclusion)) return conclusion
  const { exchanges } = conclusion
  const before = refused.filter((number) => exchanges.some((one) => one > number))
  if (before.length === 0) return conclusion
  return {
    verdict: 'inconclusive',
    because:
      'A write was answered with 503 before and sent again: it may have been carried out the first time as well.',
    remedy: noWriteTwice,
    exchanges: [...before.slice(-1), ...exchanges],
  }
}
