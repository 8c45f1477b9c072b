import type { Answer } from '../answer/answer.js'
import { brokeOff } from '../request/broke-off.js'
import { isLost } from '../answer/is-lost.js'
import type { Surprise } from '../surprise.js'
import type { Conclusion } from '../../terms/verdict.js'
import { afterWriteSentAgain } from './after-write-sent-again.js'

/** Writes of a scenario of which is not known whether they were carried out. */
export interface Doubts {
  note(answer: Answer): void
  /** How the scenario broke off: a connection that broke under a write may not do so the next time. */
  end(error: unknown): void
  /** Whether something was seen before any of them. */
  isBefore(one: Surprise): boolean
  /** A conclusion, or that it is open for the sake of such a write. */
  weigh(conclusion: Conclusion): Conclusion
  /** Performed again, the target may serve all writes. */
  isWorthAgain(): boolean
}

export function openDoubts(): Doubts {
  /** Exchanges in which writes were answered with 503 that were sent again. */
  const refused: number[] = []
  /** Those in which what stands before the target answered a write. */
  const lost: number[] = []
  let isInDoubt = false
  return {
    note(answer) {
      if (answer.refusedBefore !== undefined) refused.push(answer.refusedBefore)
      if (isLost(answer)) lost.push(answer.exchange.number)
    },
    end(error) {
      isInDoubt ||= brokeOff(error) && error.exchange.request.method !== 'GET'
    },
    isBefore: ({ exchange = 0 }) => [...refused, ...lost].every((number) => number >= exchange),
    weigh(conclusion) {
      const weighed = afterWriteSentAgain(conclusion, refused, lost)
      isInDoubt ||= weighed !== conclusion || (lost.length > 0 && conclusion.verdict !== 'pass')
      return weighed
    },
    isWorthAgain: () => isInDoubt,
  }
}
