import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import type { LintFinding } from '../lint/lint-finding.js'
import type { Rule } from '../rules/rule.js'
import { performScenario } from '../scenario/perform-scenario.js'
import type { Rig } from '../scenario/rig.js'
import type { Scenario } from '../scenario/scenario.js'
import { composeRun, type RunHeading } from './compose-run.js'
import { findingsOf, type Performance } from './findings-of.js'
import type { Plan } from './plan-run.js'
import type { Run } from './run.js'
import { schedule } from './schedule.js'
import type { Tally } from './tally.js'

export interface Progress {
  readonly interface: string
  readonly done: number
  readonly planned: number
  readonly fail: number
  readonly exchanges: number
}

export interface RunParts {
  readonly contract: Contract
  readonly plan: Plan
  readonly rules: readonly Rule[]
  readonly heading: RunHeading
  /** Awaited at the end: linting goes on beside the run. */
  readonly lint: Promise<readonly LintFinding[]>
  /** Everything that scenarios borrow; `tally.look` must see each exchange that its messenger records. */
  readonly rig: Omit<Rig, 'note'>
  readonly tally: Tally
  readonly concurrency: number
  /** Milliseconds that one scenario may take. */
  readonly scenarioTime: number
  /** Ends the run early; `reason` is an Error whose message says why. */
  readonly signal: AbortSignal
  /** The recorded exchanges of these numbers, as evidence. */
  evidence(numbers: ReadonlySet<number>): Promise<readonly Exchange[]>
  exchanged(): { readonly count: number; readonly bytes: number }
  onProgress?(progress: Progress): void
}

/** Performs what was planned and folds it into a Run. An interrupted run is folded as far as it got. */
export async function executeRun(parts: RunParts): Promise<Run> {
  const { plan, tally, signal } = parts
  const started = parts.rig.clock.now()
  const notes = new Set(parts.heading.notes)
  const rig: Rig = { ...parts.rig, note: (text) => void notes.add(text) }
  const performances = new Map<string, Performance>()
  const report = progressOf(parts, performances)

  await schedule(
    plan.scenarios,
    parts.concurrency,
    async (scenario) => {
      const from = performance.now()
      const outcomes = await performScenario(rig, scenario, deadline(parts, scenario))
      const milliseconds = performance.now() - from
      performances.set(scenario.id, { scenario, outcomes, milliseconds })
      report(scenario)
    },
    signal,
  )

  const findings = findingsOf(plan, performances, tally)
  return composeRun({
    ...parts,
    lint: await parts.lint,
    started,
    finished: parts.rig.clock.now(),
    findings,
    notes: [...notes],
    ...(signal.aborted ? { interrupted: (signal.reason as Error).message } : {}),
  })
}

const deadline = ({ signal, scenarioTime }: RunParts, { id }: Scenario): AbortSignal => {
  const own = new AbortController()
  const timer = setTimeout(
    () =>
      own.abort(
        new Error(`The time limit of a scenario (${scenarioTime / 1000} s) ran out: ${id}.`),
      ),
    scenarioTime,
  )
  timer.unref()
  return AbortSignal.any([signal, own.signal])
}

function progressOf(
  { plan, onProgress, exchanged }: RunParts,
  performances: ReadonlyMap<string, Performance>,
): (scenario: Scenario) => void {
  if (onProgress === undefined) return () => undefined
  const planned = new Map<string, number>()
  for (const one of plan.scenarios)
    planned.set(one.interface, (planned.get(one.interface) ?? 0) + 1)
  return (scenario) => {
    const done = [...performances.values()].filter(
      (one) => one.scenario.interface === scenario.interface,
    )
    onProgress({
      interface: scenario.interface,
      done: done.length,
      planned: planned.get(scenario.interface) ?? 0,
      fail: done.filter(({ outcomes }) => outcomes.some(({ verdict }) => verdict === 'fail'))
        .length,
      exchanges: exchanged().count,
    })
  }
}
