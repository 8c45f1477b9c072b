import type { Conclusion } from '../../terms/verdict.js'
import { isLetThrough } from './compare-status.js'

/** What would have a comparison decided that a write was sent twice before. */
export const noWriteTwice = 'let a write that is answered with 503 and Retry-After change nothing'

const passOn = 'let what stands before the target pass requests on'

/**
 * Leaves open what was seen to fail after a write was answered with 503 and sent again: it may have been carried out the
 * first time as well, and what is seen since may come of that. So it may where what stands before the target answered a
 * write.
 *
 * @param refused numbers of the exchanges in which writes were answered with 503 and sent again
 * @param lost numbers of those in which writes were answered before the target
 */
export function afterWriteSentAgain(
  conclusion: Conclusion,
  refused: readonly number[],
  lost: readonly number[] = [],
): Conclusion {
  // To have been carried out before is no reason to let through what is to be refused.
  if (conclusion.verdict !== 'fail' || isLetThrough(conclusion)) return conclusion
  const { exchanges } = conclusion
  const [again] = refused.filter((number) => exchanges.some((one) => one > number)).slice(-1)
  if (again !== undefined)
    return {
      verdict: 'inconclusive',
      because:
        'A write was answered with 503 before and sent again: it may have been carried out the first time as well.',
      remedy: noWriteTwice,
      exchanges: [again, ...exchanges],
    }
  // What is held against such an answer itself shows again and again, or was passed on the next time.
  const [own = 0] = exchanges
  const [once] = lost.filter((number) => own > number).slice(-1)
  if (once === undefined || lost.includes(own)) return conclusion
  return {
    verdict: 'inconclusive',
    because: `What stands before the target answered a write in exchange ${once}: whether it was carried out is not known.`,
    remedy: passOn,
    exchanges: [once, ...exchanges],
  }
}
