import type { Requirement } from '../contract/requirement.js'
import type { Scenario } from '../scenario/scenario.js'
import { askForAnswers } from './ask-for-answers.js'
import { askForWhole } from './ask-for-whole.js'
import { borrowRemedies } from './borrow-remedies.js'
import type { Finding, Subject } from './finding.js'
import type { SeenOutcome } from './fold-outcomes.js'
import { heldAgainst } from './held-against.js'
import type { Plan } from './plan-run.js'
import { ruleVerdict } from './rule-verdict.js'
import type { Tally } from './tally.js'

/** A scenario that was performed, and what it found out. */
export interface PerformedScenario {
  readonly scenario: Scenario
  readonly outcomes: readonly SeenOutcome[]
  /** When it began, in epoch milliseconds. */
  readonly from: number
  /** Milliseconds that it took. */
  readonly milliseconds: number
}

/** Everything that a run found out, a finding for each requirement and judge, in the order of the contract. */
export function findingsOf(
  plan: Plan,
  performances: ReadonlyMap<string, PerformedScenario>,
  tally: Tally,
): readonly Finding[] {
  const all = plan.requirements.flatMap((planned): readonly Finding[] => {
    const { requirement, none } = planned
    if (none !== undefined)
      return [{ ...named(requirement), verdict: 'none', because: none, exchanges: [] }]
    const findings = [
      ...planned.scenarios.map((scenario) =>
        ofScenario(requirement, scenario, performances.get(scenario.id), plan),
      ),
      ...(planned.witnesses ?? []).map((scenario) => ({
        ...ofScenario(requirement, scenario, performances.get(scenario.id), plan),
        witness: true as const,
      })),
      ...planned.rules.map((rule) => ({
        ...named(requirement),
        scenario: rule.id,
        ...heldAgainst(requirement, ruleVerdict(requirement, rule, tally)),
      })),
      ...(planned.watching ?? [])
        .filter(({ id }) => tally.of(requirement.id)?.telling.has(id) === true)
        .map((rule) => ({
          ...named(requirement),
          scenario: rule.id,
          ...heldAgainst(requirement, ruleVerdict(requirement, rule, tally)),
          witness: true as const,
        })),
    ]
    if (findings.length > 0) return findings
    const because = 'Nothing in Assay decides it yet.'
    return [{ ...named(requirement), verdict: 'error', because, exchanges: [] }]
  })
  const asked = askForAnswers(borrowRemedies(all, tally.contract), tally.contract)
  return askForWhole(asked, plan.isPart === true)
}

const named = (requirement: Requirement): Subject => ({
  requirement: requirement.id,
  level: requirement.level,
  clause: requirement.clause,
  interface: requirement.interface,
  operation: requirement.operations.length === 1 ? requirement.operations[0] : undefined,
})

function ofScenario(
  requirement: Requirement,
  scenario: Scenario,
  performance: PerformedScenario | undefined,
  plan: Plan,
): Finding {
  const finding = { ...named(requirement), scenario: scenario.id }
  if (plan.notAllowed.includes(scenario))
    return {
      ...finding,
      verdict: 'inconclusive',
      because: 'It does more to the target than this run allows.',
      remedy: `--allow ${scenario.safety}`,
      exchanges: [],
    }
  const outcome = performance?.outcomes.find((one) => one.requirement === requirement.id)
  if (performance === undefined || outcome === undefined)
    return {
      ...finding,
      verdict: 'inconclusive',
      because: 'The run ended before it was its turn.',
      exchanges: [],
    }
  const { milliseconds } = performance
  return { ...heldAgainst(requirement, outcome), ...finding, milliseconds }
}
