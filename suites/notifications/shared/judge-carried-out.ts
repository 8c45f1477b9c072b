import {
  type Answer,
  assumePermitted,
  type Stage,
  type Verification,
  whatIsRequired,
} from '../../../src/scenario/index.js'
import { deniesSubject } from './denies-subject.js'

/** What is seen of the subject of a request afterwards: it was carried out, or the subject is there as before. */
export type Aftermath = 'done' | 'as-before' | 'unknown'

/**
 * Judges a request of an administrator that only a supplement describes. What it takes may not be known whole, so a refusal
 * shows nothing by itself; but what was refused is not carried out, and what is there is not said to be missing.
 *
 * @param look how things are after a refusal
 * @returns whether it was answered with success
 */
export async function judgeCarriedOut(
  stage: Pick<Stage, 'given' | 'giveUp'>,
  verification: Verification,
  answer: Answer,
  look: () => Promise<Aftermath>,
): Promise<boolean> {
  assumePermitted(stage, answer)
  const { status, operation, exchange } = answer
  const isRefused = status >= 400 && status < 500 && status !== 429
  if (isRefused) {
    const seen = await look()
    if (seen !== 'done' && !(deniesSubject(answer) && seen === 'as-before')) {
      verification.undecided(
        `${operation.id} was answered with ${status}: what it requires is not shown.`,
        {
          remedy: whatIsRequired(operation),
          exchanges: [exchange.number],
        },
      )
      return false
    }
    return verification(answer).status('2XX')
  }
  stage.given(answer).status('2XX')
  return verification(answer).status('2XX')
}
