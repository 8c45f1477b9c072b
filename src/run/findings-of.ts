import type { Requirement } from '../contract/requirement.js'
import type { Outcome } from '../scenario/perform-scenario.js'
import type { Scenario } from '../scenario/scenario.js'
import type { Rule } from '../rules/rule.js'
import type { Finding } from './finding.js'
import type { Plan, PlannedRequirement } from './plan-run.js'
import type { Count, Tally } from './tally.js'

/** A scenario that was performed, and what it found out. */
export interface Performance {
  readonly scenario: Scenario
  readonly outcomes: readonly Outcome[]
  /** Milliseconds that it took. */
  readonly milliseconds: number
}

/** Everything that a run found out, a finding for each requirement and judge, in the order of the contract. */
export function findingsOf(
  plan: Plan,
  performances: ReadonlyMap<string, Performance>,
  tally: Tally,
): readonly Finding[] {
  return plan.requirements.flatMap((planned) => {
    const { requirement, none } = planned
    if (none !== undefined) return [{ ...named(requirement), verdict: 'none', because: none }]
    const findings = [
      ...planned.scenarios.map((scenario) =>
        ofScenario(requirement, scenario, performances.get(scenario.id), plan),
      ),
      ...planned.rules.map((rule) => ofRule(planned, rule, tally)),
    ]
    if (findings.length > 0) return findings
    return [
      { ...named(requirement), verdict: 'error', because: 'Nothing in Assay decides it yet.' },
    ]
  })
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
  performance: Performance | undefined,
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

function ofRule({ requirement }: PlannedRequirement, rule: Rule, tally: Tally): Finding {
  const finding = { ...named(requirement), scenario: rule.id }
  const fault = tally.broken.get(rule.id)
  if (fault !== undefined)
    return { ...finding, verdict: 'error', because: `A fault of Assay's own: ${fault}.` }
  const count = tally.of(requirement.id)
  if (count === undefined) return { ...finding, ...unseen(requirement, rule, tally) }
  if (count.fails > 0)
    return { ...finding, ...telling(count), verdict: 'fail', exchanges: count.failedIn }
  return { ...finding, verdict: 'pass', exchanges: count.passedIn, occurrences: count.passes }
}

const telling = ({ telling: remark, fails }: Count): Partial<Finding> => ({
  ...(remark?.expected === undefined ? {} : { expected: remark.expected }),
  ...(remark?.actual === undefined ? {} : { actual: remark.actual }),
  ...(remark?.pointer === undefined ? {} : { pointer: remark.pointer }),
  occurrences: fails,
})

/** Nothing showed it. Where the head of the answers was wrong already, that is the root. */
function unseen(
  { interface: name, operations, ...requirement }: Requirement,
  rule: Rule,
  tally: Tally,
): Pick<Finding, 'verdict' | 'because' | 'dependsOn' | 'remedy'> {
  const roots = operations.flatMap((operation) =>
    ['status', 'media-type', 'body'].map((kind) => `${name}.${operation}.${kind}`),
  )
  const root = roots.find((id) => id !== requirement.id && (tally.of(id)?.fails ?? 0) > 0)
  const remedy = rule.remedy?.({ interface: name, operations, ...requirement })
  return {
    verdict: 'inconclusive',
    because: 'No answer of this run showed it.',
    ...(root === undefined ? {} : { dependsOn: root }),
    ...(remedy === undefined ? {} : { remedy }),
  }
}
