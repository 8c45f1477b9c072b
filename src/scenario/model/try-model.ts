import type { Answer } from '../answer/answer.js'
import type { Declared } from '../verify/declaration.js'
import type { Observation } from '../../terms/verdict.js'
import type { ObservationLog } from '../verify/observation-log.js'
import { openBudget } from './budget.js'
import { heldInSequences } from './held-in-sequences.js'
import type { ModelMismatch } from './model-mismatch.js'
import type { Contradiction } from '../surprise.js'
import type { Model } from './model.js'
import { trySingleTransitions } from './try-single-transitions.js'
import { trySequences } from './try-sequences.js'

/** Requests that sequences are made of. */
const forSequences = 75
/** Requests on top of that until each requirement was seen to hold or not. */
const further = 60

export interface TrialParts {
  /** All requirements that the scenario verifies are decided by the model. */
  readonly declares: readonly Declared[]
  readonly log: ObservationLog
  readonly seed: number
  /** Milliseconds that it may take. */
  readonly time: number
  now(): number
  /** Whether an operation only reads. */
  isRead(operationId: string): boolean
  /** Is told what plain sequences showed already. */
  surprised(answer: Answer, because: string, contradicts?: Contradiction): void
}

/**
 * Compares the target with a model, and records what comes of it: a requirement fails with the shortest
 * sequence of requests that shows it, and holds if sequences came by and none showed otherwise.
 *
 * @throws Undecided when what is straight does not hold already
 */
export async function tryModel<State>(model: Model<State>, parts: TrialParts): Promise<void> {
  const { declares, log, seed, now, isRead } = parts
  const verifies = declares.map(({ requirement }) => requirement)
  const plain = new Map<string, Set<number>>(verifies.map((id) => [id, new Set()]))
  await trySingleTransitions(model, { declares, isRead }, parts.surprised, showing(plain))

  const shown = new Map<string, Set<number>>(verifies.map((id) => [id, new Set()]))
  let found: ModelMismatch | undefined
  let better: ((observation: Observation) => void) | undefined
  const onMismatch = (mismatch: ModelMismatch): void => {
    found = mismatch
    // At once, so that it is there if the run ends while the sequence is being shortened.
    if (better !== undefined) better(mismatch.observation)
    else better = log.add(mismatch.requirement, mismatch.observation)
  }
  const enough = (): boolean =>
    found !== undefined || [...shown.values()].every(({ size }) => size > 1)
  const budget = openBudget({ requests: forSequences, further, enough, time: parts.time, now })
  const search = trySequences(model, {
    declares,
    seed,
    budget,
    isRead,
    onShown: showing(shown),
    onMismatch,
  })
  const sequences = await search.catch((error: unknown) => {
    // What was found counts, even if the attempts to shorten it failed.
    if (found === undefined) throw error
    return 0
  })
  for (const requirement of verifies)
    if (requirement !== found?.requirement)
      log.add(
        requirement,
        found === undefined
          ? heldInSequences({
              drawn: [...(shown.get(requirement) ?? [])],
              plain: [...(plain.get(requirement) ?? [])],
              sequences,
            })
          : waiting(found.requirement),
      )
}

/** Notes by which exchanges a requirement was seen to hold. */
const showing =
  (shown: ReadonlyMap<string, Set<number>>) =>
  (requirement: string, { exchanges }: Observation): void => {
    for (const one of exchanges) shown.get(requirement)?.add(one)
  }

const waiting = (dependsOn: string): Observation => ({
  verdict: 'inconclusive',
  because: 'Sequences that reveal another fault show nothing about it.',
  dependsOn,
  exchanges: [],
})
