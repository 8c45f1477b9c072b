import type { Contract } from '../contract/contract.js'
import type { Requirement } from '../contract/requirement.js'
import type { Rule } from '../rules/rule.js'
import { listScenarios } from '../run/list-scenarios.js'
import { type Suites, suitesFor } from '../run/load-suites.js'
import type { Scenario } from '../scenario/scenario.js'
import { loadChosen } from './load-chosen.js'
import type { Supplements } from './supplements-for.js'

/** Everything that Assay knows, with who decides what. */
export interface Catalogue {
  readonly contract: Contract
  readonly suites: Suites
  readonly scenarios: readonly Scenario[]
  readonly rules: readonly Rule[]
  readonly requirements: readonly Requirement[]
  /** Scenarios, law cases and rules that decide a requirement. */
  deciders(requirement: Requirement): readonly (Scenario | Rule)[]
}

/** Loads the catalogue of these interfaces, or of all, with supplements or without. */
export async function openCatalogue(
  interfaces?: readonly string[],
  supplements?: Supplements,
): Promise<Catalogue> {
  const contract = loadChosen(interfaces, supplements)
  const suites = await suitesFor(contract)
  const scenarios = listScenarios(contract, suites)
  return {
    contract,
    suites,
    scenarios,
    rules: suites.rules,
    requirements: contract.interfaces.flatMap((one) => one.requirements),
    deciders: (requirement) => [
      ...scenarios.filter(({ verifies }) => verifies.includes(requirement.id)),
      ...suites.rules.filter((rule) => rule.decides?.(requirement) === true),
    ],
  }
}

/** In one word, what becomes of a requirement in a run. */
export const decidedHow = (requirement: Requirement): 'tested' | 'unspecified' | 'untestable' => {
  if (requirement.gap) return 'unspecified'
  return requirement.untestable === undefined ? 'tested' : 'untestable'
}
