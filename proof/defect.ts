import type { Variation } from './variation.js'

/** A planted fault: with it in force, the bank breaks these requirements and no others. */
export interface Defect extends Variation {
  /** Ids of requirements. */
  readonly breaks: readonly string[]
}
