import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import type { SecretName } from '../exchange/secret-name.js'
import type { LintFinding } from '../lint/lint-finding.js'
import type { Rule } from '../rules/rule.js'
import { boundFindings } from './bound-findings.js'
import type { ExerciseLog } from './exercise-log.js'
import type { LatencyLog } from './latency-log.js'
import { exercisedOf } from './exercised-of.js'
import type { Finding, Judge } from './finding.js'
import { isDoubtful } from './is-doubtful.js'
import { foldRequirements } from './fold-requirements.js'
import type { Plan } from './plan-run.js'
import { interfaceResultOf } from './interface-result-of.js'
import type { ServedLint } from './run.js'
import type { BrokenConnections, Run, Surprise } from './run.js'
import { runVerdict } from './run-verdict.js'
import { unservedInterfaces } from './unserved-interfaces.js'
import { servedDefinitions } from './served-definitions.js'
import { tellingExchanges } from './telling-exchanges.js'
import { totalsOf } from './totals-of.js'

/** What is known of a run before it begins. */
export interface RunHeading extends Pick<
  Run,
  'tool' | 'target' | 'logins' | 'by' | 'gate' | 'only' | 'concurrency' | 'seed' | 'notes'
> {
  /** Asked for at the end: the redactor learns while the run goes on. */
  secrets(): readonly SecretName[]
  /** Asked for at the end as well. */
  environment?(): Run['environment']
}

export interface RunMaterial {
  readonly contract: Contract
  readonly plan: Plan
  readonly rules: readonly Rule[]
  readonly heading: RunHeading
  readonly lint: readonly LintFinding[]
  readonly servedLint: readonly ServedLint[]
  readonly findings: readonly Finding[]
  readonly surprises: readonly Surprise[]
  /** Asked for when the evidence is there. */
  notes(): readonly string[]
  /** Absent where what was sent is not known, as of runs that are merged. */
  readonly exercise?: ExerciseLog
  readonly latency?: LatencyLog
  readonly performed?: Run['performed']
  readonly interrupted?: string
  readonly rounds?: number
  /** Epoch milliseconds. */
  readonly started: number
  readonly finished: number
  /** What a repetition of an exchange may need besides. */
  around?(number: number): readonly number[]
  evidence(numbers: ReadonlySet<number>): Promise<readonly Exchange[]>
  exchanged(): Run['exchanged']
  connections?(): BrokenConnections | undefined
}

/** Puts together all that a report needs. */
export async function composeRun(material: RunMaterial): Promise<Run> {
  const { contract, plan, heading, started, finished } = material
  const { findings, cut } = boundFindings(material.findings)
  const requirements = foldRequirements(plan, findings)
  const totals = totalsOf(requirements.map(({ verdict }) => verdict))
  const judges = judgesOf(plan, material.rules)
  const judged = { findings, requirements, judges }
  const unserved = unservedInterfaces(judged)
  const latencies = material.latency?.all()
  const cited = [
    ...findings.filter(({ verdict }) => verdict !== 'pass').flatMap((one) => one.exchanges),
    ...material.surprises.flatMap(({ exchange }) => exchange ?? []),
    ...findings
      .filter(({ verdict }) => verdict === 'fail' || verdict === 'warn')
      .flatMap(({ exchanges: [telling = 0] }) => material.around?.(telling) ?? []),
    ...tellingExchanges(findings),
    ...(latencies ?? []).map(({ slowest }) => slowest),
  ]
  const all = contract.interfaces.flatMap((one) => one.requirements)
  const { secrets, environment, notes: _, ...known } = heading
  const connections = material.connections?.()
  const { surprises, interrupted } = material
  const doubtful = isDoubtful({ interrupted, connections, surprises })
  // Requests that end while the store closes are in neither.
  const exchanged = material.exchanged()
  const evidence = await material.evidence(new Set(cited))
  return {
    ...known,
    contract: {
      digest: contract.digest,
      requirements: all.filter(({ gap }) => !gap).length,
      gaps: all.filter(({ gap }) => gap).length,
      documents: contract.documents,
    },
    environment: environment?.(),
    started: new Date(started).toISOString(),
    finished: new Date(finished).toISOString(),
    milliseconds: finished - started,
    interrupted,
    rounds: (material.rounds ?? 1) > 1 ? material.rounds : undefined,
    verdict: runVerdict(totals, judged, doubtful),
    totals,
    interfaces: contract.interfaces
      .filter(({ name }) => requirements.some((one) => one.interface === name))
      .map((one) => ({
        ...interfaceResultOf(one, requirements, material.lint),
        exercised:
          material.exercise &&
          exercisedOf(
            one,
            requirements.filter(({ interface: name }) => name === one.name),
            material.exercise,
          ),
        unserved: unserved.includes(one.name) || undefined,
      })),
    lint: material.lint,
    // Counted before anything is left out.
    served: servedDefinitions(material.findings, material.servedLint),
    judges,
    requirements,
    findings,
    secrets: secrets(),
    exchanged,
    latencies,
    performed: material.performed,
    connections,
    surprises: surprises.length > 0 ? surprises : undefined,
    evidence,
    notes: [...material.notes(), ...(cut === 0 ? [] : [shortened(cut)])],
  }
}

const shortened = (count: number): string =>
  `What ${count} ${count === 1 ? 'finding quotes' : 'findings quote'} was shortened: there is 2 MiB of room for all of them.`

const judgesOf = (plan: Plan, rules: readonly Rule[]): readonly Judge[] => [
  ...[...plan.scenarios, ...plan.notAllowed].map(({ kind, id, title, file }) => ({
    kind,
    id,
    title,
    file,
  })),
  ...rules.map(({ id, title, file }) => ({ kind: 'rule' as const, id, title, file })),
]
