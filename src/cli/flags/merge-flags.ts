import type { ReporterChoice } from './reporter-choice.js'

/** Of `assay merge`. */
export interface MergeFlags {
  readonly out: string
  readonly reporter?: readonly ReporterChoice[]
  readonly baseline?: string
  readonly strict?: boolean
  readonly failOn?: 'must' | 'should'
  readonly color: boolean
}
