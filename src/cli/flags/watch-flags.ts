import type { TargetFlags } from './target-flags.js'

/** Of `assay watch`. */
export interface WatchFlags extends TargetFlags {
  /** Files, folders and URLs of which a change begins a round. */
  readonly on?: readonly string[]
  readonly out: string
  readonly color: boolean
}
