import type { Contract } from '../contract/contract.js'
import type { Requirement } from '../contract/requirement.js'
import type { Rule } from '../rules/rule.js'
import type { Scenario } from '../scenario/scenario.js'
import { service } from '../scenario/preamble/service.js'
import type { Claims } from '../target/claims.js'
import { allows, type SafetyLevel } from '../terms/safety-level.js'
import { groupBy } from './group-by.js'
import { matchesPattern } from './matches-pattern.js'
import { mayBeAbsent } from './may-be-absent.js'
import { whyNone } from './why-none.js'

export interface PlanOptions {
  readonly contract: Contract
  readonly scenarios: readonly Scenario[]
  readonly rules: readonly Rule[]
  readonly claims: Claims
  readonly allow: SafetyLevel
  /** Patterns of requirement or scenario ids; empty for all. */
  readonly only: readonly string[]
  /** What of it is repeated; all where nothing is said. */
  readonly repeat?: Repeat
}

/** A part of an earlier run, by ids. */
export interface Repeat {
  readonly requirements: ReadonlySet<string>
  /** Performed as well, for what rules see in them. */
  readonly scenarios: ReadonlySet<string>
  /** Operations that get a plain request as well, for what rules see in its answer. */
  readonly asked: readonly { readonly interface: string; readonly operation: string }[]
}

/** One requirement and how this run is to decide it. */
export interface PlannedRequirement {
  readonly requirement: Requirement
  /** Why it is not going to be decided at all: a gap, untestable, not claimed. */
  readonly none?: string
  readonly scenarios: readonly Scenario[]
  readonly rules: readonly Rule[]
  /** Rules that look for the contrary of it in what scenarios sent. */
  readonly watching?: readonly Rule[]
  /** Scenarios that were to decide something else, and saw the contrary of it. */
  readonly witnesses?: readonly Scenario[]
}

export interface Plan {
  readonly requirements: readonly PlannedRequirement[]
  /** To be performed, in this order. */
  readonly scenarios: readonly Scenario[]
  /** Left out because they do more to the target than is allowed. */
  readonly notAllowed: readonly Scenario[]
  /** Interfaces that are planned whole, and that the target need not have. */
  readonly mayBeAbsent?: readonly string[]
  /** Some requirements of these interfaces were chosen, and the others left out. */
  readonly isPart?: boolean
}

/** Decides what a run will do and what it leaves, and why. */
export function planRun(options: PlanOptions): Plan {
  const { contract, rules, claims, only, repeat } = options
  const wanted = (id: string): boolean =>
    only.length === 0 || only.some((pattern) => matchesPattern(id, pattern))
  const named = new Set(
    options.scenarios.filter((one) => wanted(one.id)).flatMap(({ verifies }) => verifies),
  )
  const verifying = groupBy(options.scenarios, ({ verifies }) => verifies)
  const chosen = contract.interfaces
    .filter(({ name }) => claims.interfaces?.includes(name) ?? true)
    .flatMap((one) => one.requirements.map((requirement) => ({ one, requirement })))
    .filter(({ requirement: { id } }) => wanted(id) || named.has(id))
    .filter(({ requirement: { id } }) => repeat?.requirements.has(id) ?? true)

  const requirements = chosen.map(({ one, requirement }): PlannedRequirement => {
    const none = whyNone(requirement, one, claims)
    if (none !== undefined) return { requirement, none, scenarios: [], rules: [] }
    return {
      requirement,
      scenarios: verifying.get(requirement.id) ?? [],
      rules: rules.filter((rule) => rule.decides?.(requirement)),
      watching: rules.filter((rule) => rule.contradicts?.(requirement)),
    }
  })

  const needed = new Set(requirements.flatMap(({ scenarios }) => scenarios))
  const allowed = ({ safety }: Scenario): boolean => allows(options.allow, safety)
  const answers = new Set(
    repeat?.asked.map((one) =>
      contract.operation(one.interface, one.operation)?.requirement(service),
    ),
  )
  const isRepeated = ({ id, kind, verifies }: Scenario): boolean =>
    repeat?.scenarios.has(id) === true ||
    (kind === 'law' && verifies.some((one) => answers.has(one)))
  const inOrder = options.scenarios.filter((one) => needed.has(one) || isRepeated(one))
  return {
    requirements,
    isPart: only.length > 0 || repeat !== undefined,
    scenarios: inOrder.filter(allowed),
    notAllowed: inOrder.filter((one) => !allowed(one)),
    mayBeAbsent: mayBeAbsent(
      contract,
      claims,
      new Set(requirements.map(({ requirement }) => requirement.id)),
    ),
  }
}
