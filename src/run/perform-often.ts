import { NeedsMore } from '../scenario/needs-more.js'
import type { Outcome } from '../scenario/outcome.js'
import type { RunContext } from '../scenario/run-context.js'
import type { Scenario } from '../scenario/scenario.js'
import { often } from '../scenario/some-times.js'
import { foldOutcomes, type SeenOutcome } from './fold-outcomes.js'
import { performStocked } from './perform-stocked.js'

/**
 * Performs a scenario, or as often as that is worth where it says so: each time with other values, until it sees
 * something broken. One that could not decide anything will not the next time.
 */
export async function performOften(
  run: RunContext,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<readonly SeenOutcome[] | NeedsMore> {
  const performed: (readonly Outcome[])[] = []
  do {
    const time = performed.length
    const own = time === 0 ? run : withOtherValues(run, time)
    const outcomes = await performStocked(own, scenario, signal)
    if (outcomes instanceof NeedsMore) return outcomes
    performed.push(outcomes)
    if (!isWorthAnother(outcomes)) break
  } while (scenario.often && performed.length < often && !signal.aborted)
  const [only] = performed
  return only !== undefined && performed.length === 1 ? only : foldOutcomes(performed, 'tries')
}

const withOtherValues = (run: RunContext, time: number): RunContext => ({
  ...run,
  random: (name) => run.random(`${name} ${time}`),
})

const isWorthAnother = (outcomes: readonly Outcome[]): boolean =>
  outcomes.some(({ verdict }) => verdict === 'pass') &&
  outcomes.every(({ verdict }) => verdict !== 'fail')
