import type { Answer } from '../answer/answer.js'
import { Undecided } from '../undecided.js'
import { Interruption } from './interruption.js'
import type { Model } from './model.js'
import type { Observation } from '../../terms/verdict.js'
import { answeredWith } from '../preamble/answered-with.js'
import type { Contradiction } from '../surprise.js'
import { type SequenceParts, openSequence } from './open-sequence.js'

/** Times that they are taken where the service is not available in the middle of it. */
const mostTries = 3

/** Ends straight transitions: one of them was not as the model has it. */
class Mismatch extends Error {
  readonly seen: Contradiction
  readonly answer: Answer

  constructor(seen: Contradiction, answer: Answer) {
    const { exchanges, expected, actual } = seen.failure
    super(
      `Exchange ${exchanges[0]} was expected to have ${expected} and had ${actual}; no special sequence is needed to show that.`,
    )
    this.seen = seen
    this.answer = answer
  }
}

/**
 * Takes the straight transitions of a model: it is no use to look for special sequences where plain ones show a fault.
 * They are taken once more where one does not hold.
 *
 * @param surprised is told of what does not hold: other scenarios are to fail for it, else what did not hold twice
 * @param onShown is told of what holds
 * @throws Undecided with the comparison that does not hold
 */
export async function trySingleTransitions<State>(
  { begin, straight }: Model<State>,
  story: Pick<SequenceParts, 'declares' | 'isRead'>,
  surprised: (answer: Answer, because: string, contradicts?: Contradiction) => void,
  onShown: (requirement: string, observation: Observation) => void,
): Promise<void> {
  const judge: SequenceParts['judge'] = (requirement, observation, sequence, answer) => {
    if (observation.verdict === 'fail')
      throw new Mismatch({ requirement, failure: { ...observation, sequence } }, answer)
    onShown(requirement, observation)
  }
  const take = async (): Promise<Mismatch | undefined> => {
    for (let tries = 1; ; tries += 1)
      try {
        const sequence = openSequence({ ...story, onSent: () => undefined, judge })
        let state = await begin(sequence)
        for (const transition of straight)
          if (transition.fits(state)) state = await transition.take(state, sequence)
        return undefined
      } catch (error) {
        if (error instanceof Mismatch) return error
        if (!(error instanceof Interruption) || tries === mostTries) throw error
      }
  }
  const first = await take()
  if (first === undefined) return
  const { seen, answer, message: because } = first
  const second = await take().catch(() => undefined)
  surprised(answer, because, second?.seen.requirement === seen.requirement ? seen : undefined)
  const remedy = answeredWith(answer.operation.id, seen.failure.expected)
  throw new Undecided(because, { remedy, exchanges: seen.failure.exchanges })
}
