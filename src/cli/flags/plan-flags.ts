import type { TargetFlags } from './target-flags.js'

/** Of `assay plan`. */
export interface PlanFlags extends TargetFlags {
  readonly json?: boolean
}
