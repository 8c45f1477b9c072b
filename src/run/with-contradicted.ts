import type { Contract } from '../contract/contract.js'
import type { PerformedScenario } from './findings-of.js'
import type { Plan, PlannedRequirement } from './plan-run.js'

/**
 * A target that does the contrary of a requirement fails it, whichever scenario meets it: that scenario bears
 * witness, also where the run was to leave it out. What the profile does not claim stays so: of that nothing is due.
 */
export function withContradicted(
  plan: Plan,
  contract: Contract,
  performances: readonly PerformedScenario[],
): Plan {
  const requirements = new Map<string, PlannedRequirement>(
    plan.requirements.map((one) => [one.requirement.id, one]),
  )
  for (const { scenario, outcomes } of performances)
    for (const { requirement: id } of outcomes) {
      if (scenario.verifies.includes(id)) continue
      const requirement = contract.requirement(id)
      const known = requirements.get(id)
      if (requirement === undefined || known?.none !== undefined) continue
      const { witnesses = [], ...planned } = known ?? { requirement, scenarios: [], rules: [] }
      requirements.set(id, { ...planned, witnesses: [...witnesses, scenario] })
    }
  return { ...plan, requirements: [...requirements.values()] }
}
