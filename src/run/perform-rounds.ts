import type { RunContext } from '../scenario/run-context.js'
import type { Surprise } from '../scenario/surprise.js'
import { createOnce } from './create-once.js'
import { createRandom } from './create-random.js'
import type { PerformedScenario } from './findings-of.js'
import { foldRounds } from './fold-rounds.js'
import { performPlanned } from './perform-planned.js'
import type { RunParts } from './run-parts.js'

interface Performed {
  /** What each scenario came to over all rounds, by its id. */
  readonly performances: ReadonlyMap<string, PerformedScenario>
  /** Rounds that came to their end, and the one that was cut off, if any. */
  readonly rounds: number
}

/**
 * Performs a plan once, or again and again: each time with values and an order of its own, and with nothing of what
 * scenarios found for one another before. A violation that shows now and then has so many chances to show.
 *
 * The first round draws from the seed of the run, the second from the next one, and so on, so that `--seed` repeats
 * each of them by itself.
 */
export async function performRounds(parts: RunParts, run: RunContext): Promise<Performed> {
  const { signal, heading, plan } = parts
  const endless = Number.POSITIVE_INFINITY
  const { rounds = endless, milliseconds = endless } = parts.repeated ?? { rounds: 1 }
  const started = run.clock.now()
  const all: ReadonlyMap<string, PerformedScenario>[] = []
  for (let round = 0; round < rounds; round++) {
    if (round > 0 && (signal.aborted || run.clock.now() - started >= milliseconds)) break
    const seed = heading.seed + round
    let surprises: readonly Surprise[] = []
    const own: RunContext = {
      ...run,
      ...(round > 0 && { once: createOnce(), random: (name) => createRandom(seed, name) }),
      surprise: (one) => void (surprises = [...surprises, one]),
    }
    const scenarios = round > 0 ? shuffled(plan.scenarios, createRandom(seed)) : plan.scenarios
    all.push(
      await performPlanned({ ...parts, plan: { ...plan, scenarios } }, own, {
        withdraw: (scenario) => {
          surprises = surprises.filter((one) => one.scenario !== scenario)
        },
        note: run.note,
      }),
    )
    for (const one of surprises) run.surprise(one)
  }
  return { performances: foldRounds(all), rounds: all.length }
}

/** Fisher and Yates. */
function shuffled<T>(given: readonly T[], random: (n: number) => number): readonly T[] {
  const mixed = [...given]
  for (let end = mixed.length - 1; end > 0; end--) {
    const other = random(end + 1)
    const last = mixed[end] as T
    mixed[end] = mixed[other] as T
    mixed[other] = last
  }
  return mixed
}
