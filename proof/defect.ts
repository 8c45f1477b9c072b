import type { Variation } from './variation.js'

/** A planted fault: with it in force, the bank breaks these requirements and no others. */
export interface Defect extends Variation {
  /** Ids of requirements. */
  readonly breaks: readonly string[]
  /**
   * What those have in common that are tried in one bank: each breaks something else of the same answers, and has a
   * requirement of its own that says so.
   */
  readonly group?: string
}
