import type { ParameterCase } from '../parameter-case.js'

/** A case and what it is in words, to be read after “refuses” or “accepts”. */
export interface DescribedCase {
  readonly case: ParameterCase
  readonly text: string
}

/** What a case generator gives: the name of the case, its values and its words. */
export interface CaseSketch {
  readonly name: string
  readonly values: readonly string[]
  readonly text: string
}
