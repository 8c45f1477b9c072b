import type { Answer } from '../answer.js'
import { Undecided } from '../undecided.js'
import { Interruption } from './interruption.js'
import type { Model } from './model.js'
import type { Observation } from '../../terms/verdict.js'
import { type SequenceParts, openSequence } from './open-sequence.js'

/** Times that it is tried where the service is not available in the middle of it. */
const mostTries = 3

/**
 * Takes the straight transitions of a model: it is no use to look for special sequences where plain ones show a fault.
 *
 * @param surprised is told of what does not hold: other scenarios are to fail for it
 * @param onShown is told of what holds
 * @throws Undecided with the comparison that does not hold
 */
export async function trySingleTransitions<State>(
  { begin, straight }: Model<State>,
  story: Pick<SequenceParts, 'declares' | 'isRead'>,
  surprised: (answer: Answer, because: string) => void,
  onShown: (requirement: string, observation: Observation) => void,
): Promise<void> {
  const judge: SequenceParts['judge'] = (requirement, observation, _, answer) => {
    if (observation.verdict !== 'fail') return onShown(requirement, observation)
    const { expected, actual, exchanges } = observation
    const because = `Exchange ${exchanges[0]} was expected to have ${expected} and had ${actual}; no special sequence is needed to show that.`
    surprised(answer, because)
    const remedy = 'let the plain requests be answered as expected'
    throw new Undecided(because, { remedy, exchanges })
  }
  for (let tries = 1; ; tries += 1)
    try {
      const sequence = openSequence({ ...story, onSent: () => undefined, judge })
      let state = await begin(sequence)
      for (const transition of straight)
        if (transition.fits(state)) state = await transition.take(state, sequence)
      return
    } catch (error) {
      if (!(error instanceof Interruption) || tries === mostTries) throw error
    }
}
