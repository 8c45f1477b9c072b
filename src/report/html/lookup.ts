import type { Exchange } from '../../exchange/exchange.js'
import type { Finding, Judge } from '../../run/finding.js'
import type { Run } from '../../run/run.js'
import type { RequirementResult } from '../../run/requirement-result.js'
import { groupBy } from '../group-by.js'
import { failures } from '../outline/failures.js'
import type { ReportedFailure } from '../outline/reported-failure.js'
import { withCauses } from '../outline/with-causes.js'
import { type EvidenceBudget, openEvidenceBudget } from './evidence/evidence-budget.js'
import { shownExchanges } from './evidence/shown-exchanges.js'
import { findingIds } from './finding-ids.js'

/** What the sections of the report look up while they are written. */
export interface Lookup {
  readonly run: Run
  readonly requirements: ReadonlyMap<string, RequirementResult>
  readonly judges: ReadonlyMap<string, Judge>
  readonly exchanges: ReadonlyMap<number, Exchange>
  /** Exchanges that have a place of their own: those that show what passed, and the slowest. */
  readonly listed: ReadonlySet<number>
  readonly ids: ReadonlyMap<Finding, string>
  /** Findings by requirement, in the order of the run. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  /** Failures and warnings by requirement, with what has their cause. */
  readonly causes: ReadonlyMap<string, ReportedFailure>
  /** How many characters of each recorded body are shown. */
  readonly bodyLimit: number
  readonly budget: EvidenceBudget
  /** So many findings that each stands as its short form, and the rest is unfolded. */
  readonly long: boolean
}

const most = 20 * 1024
const least = 1024
/** More findings than these stand in their short form. */
const mostWhole = 300
const budget = 10 * 1024 * 1024
/** Exchanges that have a place of their own. */
const mostListed = 1000

/** Indexes a run, and shares the space for evidence out so that a run with many failures stays one usable file. */
export function lookup(run: Run): Lookup {
  const bodies = run.findings
    .filter(({ verdict }) => verdict !== 'pass' && verdict !== 'none')
    .reduce((sum, { exchanges }) => sum + 2 * Math.min(exchanges.length, shownExchanges), 0)
  const exchanges = new Map(run.evidence.map((exchange) => [exchange.number, exchange]))
  return {
    run,
    requirements: new Map(run.requirements.map((requirement) => [requirement.id, requirement])),
    judges: new Map(run.judges.map((judge) => [judge.id, judge])),
    exchanges,
    listed: listedOf(run, exchanges),
    ids: findingIds(run.findings),
    findings: groupBy(run.findings, ({ requirement }) => requirement),
    causes: new Map(
      withCauses([...failures(run), ...failures(run, 'warn')]).map((one) => [
        one.requirement.id,
        one,
      ]),
    ),
    budget: openEvidenceBudget(),
    long:
      run.requirements.filter(({ verdict }) => ['fail', 'warn', 'error'].includes(verdict)).length >
      mostWhole,
    bodyLimit: Math.max(least, Math.min(most, Math.floor(budget / Math.max(1, bodies)))),
  }
}

/** The slowest ones, and those that show what passed, as far as they are among the evidence. */
function listedOf(
  { latencies = [], findings }: Run,
  exchanges: ReadonlyMap<number, Exchange>,
): ReadonlySet<number> {
  const named = [
    ...latencies.map(({ slowest }) => slowest),
    ...findings.filter(({ verdict }) => verdict === 'pass').flatMap((one) => one.exchanges),
  ]
  return new Set([...new Set(named)].filter((number) => exchanges.has(number)).slice(0, mostListed))
}
