import type { Observation } from '../../terms/verdict.js'
import type { Budget } from './budget.js'
import { ModelMismatch } from './model-mismatch.js'
import { Interruption } from './interruption.js'
import type { Model, Transition } from './model.js'
import { type SequenceParts, type OpenSequence, openSequence } from './open-sequence.js'

/** Moves of one sequence, those included that turn out not to fit. */
const longest = 40
/** Sequences that are drawn; the budget ends the trial long before. */
const mostSequences = 40
/** Sequences that may be broken off by an answer that has nothing to do with them. */
const mostInterruptions = 6
/** Requests that shrinking may take. */
const forShrinking = 400

export interface Search extends Pick<SequenceParts, 'declares' | 'isRead'> {
  readonly seed: number
  readonly budget: Budget
  /** A comparison that held. */
  onShown(requirement: string, observation: Observation): void
  /** A sequence that led the target astray; each further one is shorter than the one before. */
  onMismatch(mismatch: ModelMismatch): void
}

/**
 * Draws sequences of transitions from a seed and compares the target with the model at each step. The first that
 * deviates is made as short as can be, as long as it is the same requirement that does not hold.
 *
 * @returns how many sequences were taken to their end
 * @throws what a transition threw, for instance Undecided; what was found until then was told
 */
export async function trySequences<State>(
  model: Model<State>,
  { declares, seed, budget, isRead, onShown, onMismatch }: Search,
): Promise<number> {
  // Loaded when it is needed: it takes as long as the rest of the program.
  const { default: fc } = await import('fast-check')
  let astray: string | undefined
  let halt: { readonly error: unknown } | undefined
  let sequences = 0
  let interruptions = 0

  const judge: SequenceParts['judge'] = (requirement, observation, steps) => {
    if (observation.verdict === 'fail') throw new ModelMismatch(requirement, observation, steps)
    onShown(requirement, observation)
  }
  const command = (transition: Transition<State>) => ({
    check: ({ state }: { readonly state: State }) => !budget.spent() && transition.fits(state),
    run: async (now: { state: State }, sequence: OpenSequence) => {
      now.state = await transition.take(now.state, sequence)
    },
    toString: () => '',
  })
  const sequence = fc.commands(
    model.transitions.map((transition) => fc.constant(transition).map(command)),
    { maxCommands: longest, size: 'max', disableReplayLog: true },
  )

  const follow = async (commands: Parameters<typeof fc.asyncModelRun>[1]): Promise<void> => {
    const sequence = openSequence({ declares, onSent: budget.spend, isRead, judge })
    const now = { state: await model.begin(sequence) }
    await fc.asyncModelRun(() => ({ model: now, real: sequence }), commands)
    for (const transition of model.closing)
      if (!budget.spent() && transition.fits(now.state))
        now.state = await transition.take(now.state, sequence)
    sequences += 1
  }
  const property = fc.asyncProperty(sequence, async (commands) => {
    if (halt !== undefined || budget.spent()) return
    try {
      await follow(commands as Parameters<typeof follow>[0])
    } catch (error) {
      if (error instanceof Interruption && (interruptions += 1) < mostInterruptions) return
      if (!(error instanceof ModelMismatch)) {
        halt = { error }
        return
      }
      if (astray === undefined) budget.grant(forShrinking)
      astray ??= error.requirement
      if (error.requirement !== astray) return
      onMismatch(error)
      throw error
    }
  })
  await fc.check(property, { seed, numRuns: mostSequences, plugins: [fc.unbiased()] })
  if (halt !== undefined) throw halt.error
  return sequences
}
