import type { Variation } from '../variation.js'
import { isBy } from './call-as.js'
import { remember } from './remember.js'

interface Kept {
  readonly at: number
  readonly isOfOther: boolean
  readonly answer: Response
}

/** Milliseconds for which an answer is kept. */
const time = 1000

/**
 * Builds the `response` of a variation that keeps what one of two customers is answered for a second, by its address alone,
 * and gives it to the other one. Who is neither of them is served as ever.
 *
 * @param operation whose answers are kept
 */
export const keepByAddress = (operation: string): NonNullable<Variation['response']> =>
  remember(
    () => new Map<string, Kept>(),
    (kept, answer, request, { operation: asked, now }) => {
      const isOfOther = isBy(request, 'OTHER_CUSTOMER')
      if (asked !== operation || !(isOfOther || isBy(request, 'CUSTOMER'))) return answer
      const known = kept.get(request.url)
      const isFresh = known !== undefined && now() - known.at < time
      if (isFresh && known.isOfOther !== isOfOther) return known.answer.clone()
      if (!isFresh && answer.status === 200)
        kept.set(request.url, { at: now(), isOfOther, answer: answer.clone() })
      return answer
    },
  )
