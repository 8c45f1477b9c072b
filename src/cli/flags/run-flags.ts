import type { TargetFlags } from './target-flags.js'

/** Of `assay run`. */
export interface RunFlags extends TargetFlags {
  readonly out: string
  readonly concurrency?: number
  readonly seed?: number
  readonly strict?: boolean
  readonly baseline?: string
  readonly updateBaseline?: boolean
  readonly color: boolean
}
