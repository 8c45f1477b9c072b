import { createHash } from 'node:crypto'
import type { Finding, Judge } from '../finding.js'
import { resultOf } from '../fold-requirements.js'
import type { InterfaceResult, RequirementResult, Run } from '../run.js'
import { runVerdict } from '../run-verdict.js'
import { totalsOf } from '../totals-of.js'
import { unservedInterfaces } from '../unserved-interfaces.js'
import { foldOfRule, foldOfScenario } from './fold-findings.js'
import { type RunPart, renumber } from './renumber.js'

type Stored = RunPart['run']

/**
 * Folds runs of parts of a contract, or of parts of its scenarios, into one: verdicts come out as if one run had
 * performed all of it. Exchanges are numbered through.
 *
 * @param given at least one; all of the same versions of Assay and of the interfaces
 */
export function mergeRuns(given: readonly RunPart[]): RunPart & { readonly run: Run } {
  const parts = renumber(given)
  const runs = parts.map(({ run }) => run)
  const [first] = runs
  if (first === undefined) throw new Error('There is no run to merge.')
  const exchanges = parts.flatMap((part) => part.exchanges)
  const judges = unique(
    runs.flatMap((run) => run.judges),
    ({ id }) => id,
  )
  const folded = foldAll(runs, judges)
  const findings = folded.flatMap((one) => one.findings)
  const requirements = folded.map(({ result }) => result)
  const judged = { findings, requirements, judges }
  const totals = totalsOf(requirements.map(({ verdict }) => verdict))
  const surprises = surprisesOf(runs, findings, requirements)
  const connections = connectionsOf(runs)
  const interrupted = runs.find((run) => run.interrupted !== undefined)?.interrupted
  const doubtful =
    interrupted !== undefined || connections?.unsteady === true || surprises.length > 0
  const started = runs.map((run) => run.started).toSorted()[0] ?? first.started
  const finished =
    runs
      .map((run) => run.finished)
      .toSorted()
      .at(-1) ?? first.finished
  const interfaces = interfacesOf(runs, requirements, unservedInterfaces(judged))
  const cited = new Set(
    findings.filter(({ verdict }) => verdict !== 'pass').flatMap((one) => one.exchanges),
  )
  const run: Run = {
    ...first,
    contract: contractOf(runs, interfaces, requirements),
    started,
    finished,
    milliseconds: Date.parse(finished) - Date.parse(started),
    interrupted,
    only: onlyOf(runs),
    baseline: undefined,
    previous: undefined,
    requirementSet: setOf(runs, requirements),
    verdict: runVerdict(totals, judged, doubtful),
    totals,
    interfaces,
    lint: unique(
      runs.flatMap(({ lint }) => lint),
      (one) => JSON.stringify(one),
    ),
    served: unique(
      runs
        .flatMap(({ served }) => served)
        .toSorted((a, b) => Number(b.lint !== undefined) - Number(a.lint !== undefined)),
      (one) => one.interface,
    ),
    judges,
    requirements,
    findings,
    secrets: unique(
      runs.flatMap(({ secrets }) => secrets),
      ({ token }) => token,
    ),
    exchanged: {
      count: exchanges.length,
      bytes: runs.reduce((sum, { exchanged }) => sum + exchanged.bytes, 0),
    },
    connections,
    surprises: surprises.length > 0 ? surprises : undefined,
    evidence: exchanges.filter(({ number }) => cited.has(number)),
    notes: [...new Set(runs.flatMap(({ notes }) => notes))],
  }
  return { run, exchanges }
}

function unique<T>(all: readonly T[], key: (one: T) => string): readonly T[] {
  const found = new Map<string, T>()
  for (const one of all) if (!found.has(key(one))) found.set(key(one), one)
  return [...found.values()]
}

interface Folded {
  readonly findings: readonly Finding[]
  readonly result: RequirementResult
}

function foldAll(runs: readonly Stored[], judges: readonly Judge[]): readonly Folded[] {
  const rules = new Set(judges.filter(({ kind }) => kind === 'rule').map(({ id }) => id))
  const findings = grouped(runs.flatMap((run) => run.findings))
  const results = new Map<string, RequirementResult[]>()
  for (const one of runs.flatMap(({ requirements }) => requirements))
    results.set(one.id, [...(results.get(one.id) ?? []), one])
  return [...results].flatMap(([id, told]) => {
    const [first] = told
    if (first === undefined) return []
    const byJudge = [...(findings.get(id) ?? [])]
    const judged = byJudge.some(([judge]) => judge !== '')
    const folded = byJudge.flatMap(([judge, own]) => {
      // Where another run had a judge for it, that decides.
      if (judge === '' && judged) return []
      return (rules.has(judge) ? foldOfRule(own) : foldOfScenario(own)) ?? []
    })
    const judgesOfIt = [...new Set(told.flatMap((one) => one.judges))]
    const later = told.find((one) => one.later !== undefined)
    if (later !== undefined) return [{ findings: folded, result: laterOf(told, later) }]
    return [{ findings: folded, result: resultOf(first, folded, judgesOfIt) }]
  })
}

/** What came later than the set that is claimed has no verdict; what it would be is told by the run that saw it. */
function laterOf(told: readonly RequirementResult[], first: RequirementResult): RequirementResult {
  const order = ['fail', 'warn', 'error', 'pass'] as const
  for (const word of order) {
    const found = told.find(({ later }) => later === word)
    if (found !== undefined) return found
  }
  return first
}

type ByJudge = ReadonlyMap<string, readonly Finding[]>

/** By requirement, then by judge; of what nothing was to decide, the judge is empty. */
function grouped(findings: readonly Finding[]): ReadonlyMap<string, ByJudge> {
  const all = new Map<string, Map<string, Finding[]>>()
  for (const one of findings) {
    const own = all.get(one.requirement) ?? new Map<string, Finding[]>()
    const judge = one.scenario ?? ''
    own.set(judge, [...(own.get(judge) ?? []), one])
    all.set(one.requirement, own)
  }
  return all
}

function interfacesOf(
  runs: readonly Stored[],
  requirements: readonly RequirementResult[],
  unserved: readonly string[],
): readonly InterfaceResult[] {
  const all = runs.flatMap(({ interfaces }) => interfaces)
  return unique(all, ({ name }) => name).map((one) => {
    const own = requirements.filter((each) => each.interface === one.name)
    const deprecated = unique(
      all.filter(({ name }) => name === one.name).flatMap((each) => each.deprecated ?? []),
      ({ operation }) => operation,
    )
    return {
      ...one,
      deprecated: deprecated.length > 0 ? deprecated : undefined,
      unserved: unserved.includes(one.name) || undefined,
      totals: totalsOf(own.map(({ verdict }) => verdict)),
    }
  })
}

/** As the contract of all these interfaces would have it. */
function contractOf(
  runs: readonly Stored[],
  interfaces: readonly InterfaceResult[],
  requirements: readonly RequirementResult[],
): Run['contract'] {
  const [first] = runs
  const documents = unique(
    runs.flatMap(({ contract }) => contract.documents ?? []),
    ({ digest }) => digest,
  )
  if (
    first !== undefined &&
    runs.every(({ contract }) => contract.digest === first.contract.digest)
  )
    return { ...first.contract, documents }
  const digest = createHash('sha256')
  for (const one of interfaces) digest.update(`${one.name} ${one.digest}\n`)
  return {
    digest: digest.digest('hex'),
    requirements: requirements.filter(({ gap }) => !gap).length,
    gaps: requirements.filter(({ gap }) => gap).length,
    documents,
  }
}

function connectionsOf(runs: readonly Stored[]): Run['connections'] {
  const all = runs.flatMap(({ connections }) => connections ?? [])
  if (all.length === 0) return undefined
  return {
    sent: all.reduce((sum, { sent }) => sum + sent, 0),
    broken: all.reduce((sum, { broken }) => sum + broken, 0),
    unsteady: all.some(({ unsteady }) => unsteady) || undefined,
  }
}

function setOf(
  runs: readonly Stored[],
  requirements: readonly RequirementResult[],
): Run['requirementSet'] {
  const set = runs.find(({ requirementSet }) => requirementSet !== undefined)?.requirementSet
  const later = requirements.filter((one) => one.later !== undefined).length
  return set && { name: set.name, later }
}

/** Those that no failure of any run accounts for. */
function surprisesOf(
  runs: readonly Stored[],
  findings: readonly Finding[],
  requirements: readonly RequirementResult[],
): NonNullable<Run['surprises']> {
  const failed = findings.filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
  const ids = new Set(failed.map(({ requirement }) => requirement))
  const cited = new Set(failed.flatMap(({ exchanges }) => exchanges))
  const broken = new Set(
    requirements
      .filter(({ id }) => ids.has(id))
      .flatMap((one) => one.operations.map((operation) => `${one.interface}.${operation}`)),
  )
  return runs
    .flatMap(({ surprises }) => surprises ?? [])
    .filter(
      ({ dependsOn = '', exchange = 0, operation, interface: name }) =>
        !ids.has(dependsOn) && !cited.has(exchange) && !broken.has(`${name}.${operation}`),
    )
}

/** What was chosen of each part is chosen of all together, unless one of them has everything. */
const onlyOf = (runs: readonly Stored[]): Run['only'] =>
  runs.every(({ only }) => only !== undefined)
    ? unique(
        runs.flatMap(({ only = [] }) => only),
        (one) => one,
      )
    : undefined
