import type { ReporterChoice } from './reporter-choice.js'
import type { TargetFlags } from './target-flags.js'

/** Of `assay run`. */
export interface RunFlags extends TargetFlags {
  readonly out: string
  /** Instead of those of the profile. */
  readonly reporter?: readonly ReporterChoice[]
  /** Who makes the run. */
  readonly by?: string
  readonly concurrency?: number
  readonly seed?: number
  /** How often everything is performed. */
  readonly rounds?: number
  /** Milliseconds in which further rounds begin. */
  readonly for?: number
  /** Only what the last run left failed or inconclusive. */
  readonly failed?: boolean
  readonly strict?: boolean
  /** What ends with 1: a must that does not hold, or a should as well. */
  readonly failOn?: 'must' | 'should'
  readonly baseline?: string
  readonly updateBaseline?: boolean
  /** Folder of the reports of an earlier run, or its `run.json`. */
  readonly compare?: string
  readonly color: boolean
}
