import type { Contract } from '../../contract/contract.js'
import { interfaceNames } from '../../contract/load-contract.js'
import type { Exchange } from '../../exchange/exchange.js'
import { groupBy } from '../../report/group-by.js'
import { decidingFinding } from '../../report/outline/deciding-finding.js'
import type { ReportedGroup } from '../../report/outline/reported-group.js'
import { undecided } from '../../report/outline/undecided.js'
import type { Plan } from '../../run/plan-run.js'
import type { Run } from '../../run/run.js'
import type { Scenario } from '../../scenario/scenario.js'
import { countRequests, type CountedRequests } from './count-requests.js'
import type { Rehearsal } from './rehearse.js'

type Told = Pick<Scenario, 'id' | 'title' | 'safety'>

/** What a run would do. */
export interface DraftPlan {
  readonly interfaces: readonly {
    readonly name: string
    readonly scenarios: readonly Told[]
    /** They do more to the target than the run is allowed to. */
    readonly leftOut: readonly Told[]
    readonly requests: number
  }[]
  readonly requests: readonly CountedRequests[]
  readonly requirements: {
    readonly decided: number
    readonly undecided: readonly ReportedGroup[]
    /** The reference bank is not like what a supplement or an extension describes, so that it could not stand in. */
    readonly notRehearsed: readonly string[]
    /** Gaps, what no test can decide, and what is not claimed. */
    readonly none: number
  }
}

const told = ({ id, title, safety }: Scenario): Told => ({ id, title, safety })

/** What the reference bank did not hold in the rehearsal, where a target is to hold it; and what waits for that. */
function lost(run: Run, absent: ReadonlySet<number>): ReadonlySet<string> {
  const broken = run.requirements
    .filter(({ verdict }) => verdict === 'fail' || verdict === 'warn' || verdict === 'error')
    .map(({ id }) => id)
  const findings = groupBy(run.findings, ({ requirement }) => requirement)
  const waiting = run.requirements
    .filter(({ verdict }) => verdict === 'inconclusive')
    .filter((one) => {
      const finding = decidingFinding(findings, one)
      return (
        broken.includes(finding?.dependsOn ?? '') ||
        finding?.exchanges.some((number) => absent.has(number)) === true
      )
    })
    .map(({ id }) => id)
  return new Set([...broken, ...waiting])
}

/** Exchanges of operations that a supplement describes and the bank does not have: each was answered with 404. */
function absentIn({ interfaces }: Contract, exchanges: readonly Exchange[]): ReadonlySet<number> {
  const supplemented = new Set(
    interfaces.filter(({ supplements = [] }) => supplements.length > 0).map(({ name }) => name),
  )
  const asked = exchanges.filter((one) => supplemented.has(one.interface ?? ''))
  const byOperation = groupBy(asked, ({ operation = '' }) => operation)
  const isAbsent = ({ outcome }: Exchange): boolean =>
    outcome.kind === 'response' && outcome.status === 404
  return new Set(
    [...byOperation.values()]
      .filter((own) => own.every(isAbsent))
      .flatMap((own) => own.map(({ number }) => number)),
  )
}

/** Draws up what a run would do, from the plan of it and from its rehearsal. */
export function draftPlan(contract: Contract, plan: Plan, rehearsal: Rehearsal): DraftPlan {
  const { run, exchanges } = rehearsal
  // The reference bank has no interface that an extension brings.
  const packaged = interfaceNames()
  const counted = countRequests(contract, exchanges)
  const ofOthers = run.requirements.filter(
    (one) => one.verdict !== 'none' && !packaged.includes(one.interface),
  )
  const notRehearsed = new Set([
    ...lost(run, absentIn(contract, exchanges)),
    ...ofOthers.map(({ id }) => id),
  ])
  return {
    interfaces: run.interfaces.map(({ name }) => {
      const own = (scenarios: readonly Scenario[]) =>
        scenarios.filter((one) => one.interface === name).map(told)
      const requests = counted.filter((one) => one.interface === name)
      return {
        name,
        scenarios: own(plan.scenarios),
        leftOut: own(plan.notAllowed),
        requests: requests.reduce((sum, one) => sum + one.requests, 0),
      }
    }),
    requests: counted,
    requirements: {
      decided: run.requirements.filter(
        ({ id, verdict }) => verdict === 'pass' && !notRehearsed.has(id),
      ).length,
      undecided: undecided({
        ...run,
        requirements: run.requirements.filter(({ id }) => !notRehearsed.has(id)),
      }),
      notRehearsed: [...notRehearsed],
      none: run.totals.none,
    },
  }
}
