import { NeedsMore } from '../scenario/needs-more.js'
import type { Outcome } from '../scenario/outcome.js'
import { performScenario } from '../scenario/perform-scenario.js'
import type { RunContext } from '../scenario/run-context.js'
import type { Scenario } from '../scenario/scenario.js'
import { createOnce } from './create-once.js'

/**
 * Performs a scenario. Where it leaves something open and the suite can add what it reads (`stock`), it is performed
 * once more with that, and nothing is remembered of what the target had before.
 */
export async function performStocked(
  run: RunContext,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<readonly Outcome[] | NeedsMore> {
  const outcomes = await performScenario(run, scenario, signal)
  if (outcomes instanceof NeedsMore) return outcomes
  const { stocked = '' } = scenario
  const stock = run.capabilities(scenario.interface)[stocked]?.stock
  if (stock === undefined || !run.allows(stock.safety) || !outcomes.some(isOpen)) return outcomes

  let isStocked = false
  const withStock: Scenario = {
    ...scenario,
    steps: (stage) =>
      stock.during(stage, () => {
        isStocked = true
        return scenario.steps(stage)
      }),
  }
  const more = await performScenario({ ...run, found: createOnce() }, withStock, signal)
  if (more instanceof NeedsMore) return more
  // What the suite lacks to add something is no reason of the scenario.
  return join(outcomes, isStocked ? more : more.filter(isFailure))
}

const isOpen = ({ verdict }: Outcome): boolean => verdict === 'inconclusive'

const isFailure = ({ verdict }: Outcome): boolean => verdict === 'fail'

/** What was open the first time, as it was seen the second time, and what was seen then besides. */
function join(first: readonly Outcome[], second: readonly Outcome[]): readonly Outcome[] {
  const later = new Map(second.map((one) => [one.requirement, one]))
  const joined = first.map((one) => {
    const better = later.get(one.requirement)
    later.delete(one.requirement)
    return better !== undefined && (isOpen(one) || isFailure(better)) ? better : one
  })
  return [...joined, ...later.values()]
}
