import { setMaxListeners } from 'node:events'
import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import type { LintFinding } from '../lint/lint-finding.js'
import type { Rule } from '../rules/rule.js'
import { NeedsMore } from '../scenario/needs-more.js'
import { type Outcome, performScenario } from '../scenario/perform-scenario.js'
import type { Rig } from '../scenario/rig.js'
import { Undecided } from '../scenario/undecided.js'
import { untilAborted } from '../scenario/until-aborted.js'
import type { Observer } from './observer.js'
import { collectNotes } from './collect-notes.js'
import { collectSurprises } from './collect-surprises.js'
import { composeRun, type RunHeading } from './compose-run.js'
import { findingsOf, type Performance } from './findings-of.js'
import type { Plan } from './plan-run.js'
import type { BrokenConnections, Run, ServedLint } from './run.js'
import { schedule } from './schedule.js'
import type { Tally } from './tally.js'
import { type Progress, trackProgress } from './track-progress.js'
import { withContradicted } from './with-contradicted.js'
import { withinDeadline } from './within-deadline.js'

export interface RunParts {
  readonly contract: Contract
  readonly plan: Plan
  readonly rules: readonly Rule[]
  readonly heading: RunHeading
  /** Awaited at the end: linting goes on beside the run. */
  readonly lint: Promise<readonly LintFinding[]>
  /** What was found in documents of the target, when all is done. */
  servedLint(): readonly ServedLint[]
  /** Everything that scenarios borrow; `tally.look` must see each exchange that its messenger records. */
  readonly rig: Omit<Rig, 'note' | 'surprise'>
  readonly tally: Tally
  readonly concurrency: number
  /** Milliseconds that one scenario may take. */
  readonly scenarioTime: number
  /** Ends the run early; `reason` is an Error whose message says why. */
  readonly signal: AbortSignal
  /** The recorded exchanges of these numbers, as evidence. */
  evidence(numbers: ReadonlySet<number>): Promise<readonly Exchange[]>
  /** What to know about how much of the exchanges was kept; asked for at the end. */
  evidenceNotes?(): readonly string[]
  /** Takes back what was brought about, when all was performed; tells what it could not. */
  atEnd?(): Promise<readonly string[]>
  exchanged(): { readonly count: number; readonly bytes: number }
  /** Undefined when no connection broke. */
  connections?(): BrokenConnections | undefined
  onProgress?(progress: Progress): void
  readonly observer?: Observer
}

/** Performs what was planned and folds it into a Run. An interrupted run is folded as far as it got. */
export async function executeRun(parts: RunParts): Promise<Run> {
  const { tally, signal, scenarioTime, exchanged, onProgress, observer } = parts
  const scenarios = parts.plan.scenarios.filter((one) => observer?.performs(one) ?? true)
  const started = parts.rig.clock.now()
  const notes = collectNotes(parts.heading.notes)
  const surprises = collectSurprises()
  const rig: Rig = {
    ...parts.rig,
    note: (text) => notes.add(parts.rig.redact(text)),
    surprise: surprises.add,
  }
  const performances = new Map<string, Performance>()
  /** What failed in scenarios that are performed again. */
  const doubted = new Map<string, readonly string[]>()
  const progressAfter = trackProgress(scenarios, () => exchanged().count)
  // It is awaited at the end only: until then nobody else would hear of its rejection.
  parts.lint.catch(() => undefined)
  // Each scenario that is under way listens to the end of the run.
  setMaxListeners(0, signal)

  await schedule(
    scenarios,
    parts.concurrency,
    async (scenario, beside) => {
      const from = performance.now()
      const outcomes = await withinDeadline(
        signal,
        scenarioTime,
        () =>
          new Undecided(`The time limit of a scenario (${scenarioTime / 1000} s) ran out.`, {
            remedy: 'limits.scenarioTime',
          }),
        (own) => {
          const perform = () => performScenario(rig, scenario, own)
          return observer?.around(scenario, perform) ?? perform()
        },
      )
      if (outcomes instanceof NeedsMore) return outcomes.touches
      // Nothing is held against the target that may come of what ran beside it.
      const others = outcomes.some(mayComeOfOthers) && !signal.aborted ? beside() : []
      if (others.length > 0) {
        surprises.forget(scenario.id)
        doubted.set(scenario.id, failedIn(outcomes))
        return others
      }
      const failed = failedIn(outcomes)
      for (const id of doubted.get(scenario.id) ?? [])
        if (!failed.includes(id))
          notes.add(`${id} failed in ${scenario.id} beside other scenarios, and not by itself.`)
      const milliseconds = performance.now() - from
      performances.set(scenario.id, { scenario, outcomes, milliseconds })
      onProgress?.(progressAfter(scenario, outcomes))
      return undefined
    },
    signal,
  )

  for (const [id, failed] of doubted)
    if (!performances.has(id))
      for (const one of failed)
        notes.add(
          `${one} failed in ${id} beside other scenarios; the run ended before it was alone.`,
        )
  // A signal that comes when everything was performed interrupts nothing.
  const interrupted = signal.aborted ? (signal.reason as Error).message : undefined
  for (const text of (await parts.atEnd?.()) ?? []) notes.add(parts.rig.redact(text))
  const lint = await lintedBy(parts.lint, signal)
  if (lint === undefined)
    notes.add('The packaged definitions were not linted to the end: the run ended early.')
  const plan = withContradicted(parts.plan, parts.contract, [...performances.values()])
  const findings = findingsOf(plan, performances, tally)
  return composeRun({
    ...parts,
    plan,
    surprises: surprises.unexplained(findings, plan, parts.contract),
    lint: lint ?? [],
    servedLint: parts.servedLint(),
    started,
    finished: parts.rig.clock.now(),
    findings,
    notes: () => [...notes.all(), ...(parts.evidenceNotes?.() ?? [])],
    ...(interrupted === undefined ? {} : { interrupted }),
  })
}

/** Whether running side by side may be the reason; that nothing was seen at all, as where a fixture lacks, has another. */
const mayComeOfOthers = ({ verdict, exchanges }: Outcome): boolean =>
  verdict === 'fail' || (verdict === 'inconclusive' && exchanges.length > 0)

const failedIn = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.filter(({ verdict }) => verdict === 'fail').map(({ requirement }) => requirement)

/** Milliseconds that linting may still take when the run was ended. */
const lintTime = 500

/** What the linter found; undefined when the run was ended and it does not come to its end. */
async function lintedBy(
  lint: RunParts['lint'],
  signal: AbortSignal,
): Promise<readonly LintFinding[] | undefined> {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => {
    timer = setTimeout(() => late.abort(new Error('late')), lintTime)
  }
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await untilAborted(late.signal, lint)
  } catch (error) {
    if (late.signal.aborted) return undefined
    throw error
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
