import type { Contract } from '../contract/contract.js'
import type { Exchange } from '../exchange/exchange.js'
import type { LintFinding } from '../lint/lint-finding.js'
import type { Rule } from '../rules/rule.js'
import type { RunContext } from '../scenario/run-context.js'
import type { RunHeading } from './compose-run.js'
import type { Observer } from './observer.js'
import type { Plan } from './plan-run.js'
import type { Rounds } from '../terms/rounds.js'
import type { ServedLint } from './run.js'
import type { BrokenConnections } from './run.js'
import type { Tally } from './tally.js'
import type { Progress } from './track-progress.js'

/** All that a run is made with. */
export interface RunParts {
  readonly contract: Contract
  readonly plan: Plan
  readonly rules: readonly Rule[]
  readonly heading: RunHeading
  /** Awaited at the end: linting goes on beside the run. */
  readonly lint: Promise<readonly LintFinding[]>
  /** What was found in documents of the target, when all is done. */
  servedLint(): readonly ServedLint[]
  /** Everything that scenarios borrow; `tally.look` must see each exchange that its client records. */
  readonly run: Omit<RunContext, 'note' | 'surprise'>
  readonly tally: Tally
  readonly concurrency: number
  /** Performs the plan again and again; once where it is absent. */
  readonly repeated?: Rounds
  /** Milliseconds that one scenario may take. */
  readonly scenarioTime: number
  /** Ends the run early; `reason` is an Error whose message says why. */
  readonly signal: AbortSignal
  /** The recorded exchanges of these numbers, as evidence. */
  evidence(numbers: ReadonlySet<number>): Promise<readonly Exchange[]>
  /** What a repetition of an exchange may need besides. */
  around?(number: number): readonly number[]
  /** What to know about how much of the exchanges was kept; asked for at the end. */
  evidenceNotes?(): readonly string[]
  /** Takes back what was brought about, when all was performed; returns what it could not. */
  atEnd?(): Promise<readonly string[]>
  exchanged(): { readonly count: number; readonly bytes: number }
  /** Undefined when no connection broke. */
  connections?(): BrokenConnections | undefined
  onProgress?(progress: Progress): void
  readonly observer?: Observer
}
