import type { Requirement } from '../contract/requirement.js'
import type { Outcome } from '../scenario/perform-scenario.js'
import type { Scenario } from '../scenario/scenario.js'
import { borrowRemedies } from './borrow-remedies.js'
import type { Finding } from './finding.js'
import type { Plan } from './plan-run.js'
import { ruleVerdict } from './rule-verdict.js'
import type { Tally } from './tally.js'

/** A scenario that was performed, and what it found out. */
export interface PerformedScenario {
  readonly scenario: Scenario
  readonly outcomes: readonly Outcome[]
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
    if (none !== undefined) return [{ ...named(requirement), verdict: 'none', because: none }]
    const findings = [
      ...planned.scenarios.map((scenario) =>
        ofScenario(requirement, scenario, performances.get(scenario.id), plan),
      ),
      ...planned.rules.map((rule) => ({
        ...named(requirement),
        scenario: rule.id,
        ...ruleVerdict(requirement, rule, tally),
      })),
    ]
    if (findings.length > 0) return findings
    return [
      { ...named(requirement), verdict: 'error', because: 'Nothing in Assay decides it yet.' },
    ]
  })
  return borrowRemedies(all, tally.contract)
}

const named = (requirement: Requirement): Omit<Finding, 'verdict'> => ({
  requirement: requirement.id,
  level: requirement.level,
  clause: requirement.clause,
  interface: requirement.interface,
  ...(requirement.operations.length === 1 ? { operation: requirement.operations[0] } : {}),
  exchanges: [],
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
    }
  const outcome = performance?.outcomes.find((one) => one.requirement === requirement.id)
  if (performance === undefined || outcome === undefined)
    return { ...finding, verdict: 'inconclusive', because: 'The run ended before it was its turn.' }
  const { requirement: _, ...rest } = outcome
  return { ...finding, ...rest, milliseconds: performance.milliseconds }
}
