import type { Answer } from '../answer/answer.js'
import type { Conclusion } from '../../terms/verdict.js'
import { silent } from './sum-up.js'

/**
 * Says what a scenario saw last, where it ended without deciding a requirement and without a reason. That is a fault of
 * its story, which trials and tests complain of.
 *
 * @param last answer that it got
 */
export function unexplainedEnding(conclusion: Conclusion, last: Answer | undefined): Conclusion {
  if (
    conclusion.verdict !== 'inconclusive' ||
    conclusion.because !== silent.because ||
    last === undefined
  )
    return conclusion
  const { exchange, operation, status } = last
  return {
    ...conclusion,
    because: `${silent.because} What it saw last: ${operation.id} answered with ${status}.`,
    exchanges: [...new Set([...conclusion.exchanges, exchange.number])],
  }
}
