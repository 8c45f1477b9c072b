import type { Answer } from '../answer/answer.js'
import type { ObservationLog } from '../verify/observation-log.js'
import type { RunContext } from '../run-context.js'
import type { Scenario } from '../scenario.js'
import type { Stage } from './stage.js'

/** What a stage is set from. */
export interface StageParts {
  readonly run: RunContext
  readonly scenario: Scenario
  readonly log: ObservationLog
  /** Ends the scenario. */
  readonly signal: AbortSignal
  /** States of the target that the scenario holds: its performer waits until they have ended. */
  readonly held: Set<Promise<unknown>>
  readonly afterwards: Stage['afterwards']
  /** Called with each answer that the scenario gets. */
  readonly onAnswer: (answer: Answer) => void
}
