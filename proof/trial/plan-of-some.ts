import type { Plan } from '../../src/run/plan-run.js'
import type { Scenario } from '../../src/scenario/scenario.js'

/** A part of a plan: some scenarios, what they decide, and what rules decide of what they send. */
export function planOfSome(plan: Plan, ids: ReadonlySet<string>): Plan {
  const some = (scenarios: readonly Scenario[]): readonly Scenario[] =>
    scenarios.filter(({ id }) => ids.has(id))
  return {
    scenarios: some(plan.scenarios),
    notAllowed: some(plan.notAllowed),
    requirements: plan.requirements
      .map((one) => ({ ...one, scenarios: some(one.scenarios) }))
      .filter(({ scenarios, rules }) => scenarios.length > 0 || rules.length > 0),
  }
}
