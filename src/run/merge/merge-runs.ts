import { isDoubtful } from '../is-doubtful.js'
import type { Run } from '../run.js'
import type { RequirementResult } from '../requirement-result.js'
import { runVerdict } from '../run-verdict.js'
import { tellingExchanges } from '../telling-exchanges.js'
import { totalsOf } from '../totals-of.js'
import { unservedInterfaces } from '../unserved-interfaces.js'
import { contractOfParts } from './contract-of-parts.js'
import { foldParts } from './fold-parts.js'
import { timingsOfParts } from './timings-of-parts.js'
import { interfacesOfParts } from './interfaces-of-parts.js'
import { type RunPart, renumber } from './renumber.js'
import { surprisesOfParts } from './surprises-of-parts.js'
import { unique } from './unique.js'

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
  const folded = foldParts(runs, judges)
  const findings = folded.flatMap((one) => one.findings)
  const requirements = folded.map(({ result }) => result)
  const judged = { findings, requirements, judges }
  const totals = totalsOf(requirements.map(({ verdict }) => verdict))
  const surprises = surprisesOfParts(runs, findings, requirements)
  const connections = connectionsOf(runs)
  const interrupted = runs.find((run) => run.interrupted !== undefined)?.interrupted
  const doubtful = isDoubtful({ interrupted, connections, surprises })
  const started = runs.map((run) => run.started).toSorted()[0] ?? first.started
  const finished =
    runs
      .map((run) => run.finished)
      .toSorted()
      .at(-1) ?? first.finished
  const interfaces = interfacesOfParts(runs, requirements, unservedInterfaces(judged))
  const timings = timingsOfParts(parts, started)
  const cited = new Set([
    ...findings.filter(({ verdict }) => verdict !== 'pass').flatMap((one) => one.exchanges),
    ...tellingExchanges(findings),
    ...(timings.latencies ?? []).map(({ slowest }) => slowest),
  ])
  const run: Run = {
    ...first,
    ...timings,
    tool: { ...first.tool, digest: sameDigest(runs) },
    contract: contractOfParts(runs, interfaces, requirements),
    started,
    finished,
    milliseconds: Date.parse(finished) - Date.parse(started),
    logins: loginsOf(runs),
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

function loginsOf(runs: readonly Stored[]): Run['logins'] {
  const all = runs.flatMap(({ logins }) => logins ?? [])
  return all.length > 0 ? unique(all, (one) => JSON.stringify(one)) : undefined
}

/** What was chosen of each part is chosen of all together, unless one of them has everything. */
const onlyOf = (runs: readonly Stored[]): Run['only'] =>
  runs.every(({ only }) => only !== undefined)
    ? unique(
        runs.flatMap(({ only = [] }) => only),
        (one) => one,
      )
    : undefined

/** Of the program that made all of them; undefined where they were made by several. */
function sameDigest(runs: readonly RunPart['run'][]): string | undefined {
  const [first, ...others] = new Set(runs.map(({ tool }) => tool.digest))
  return others.length === 0 ? first : undefined
}
