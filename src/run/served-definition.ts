import type { LintFinding } from '../lint/lint-finding.js'

/** What the linter found in a document that the target serves of itself. */
export interface ServedLint {
  readonly interface: string
  /** As remarks name it: `text, as served`. */
  readonly name: string
  /** Where it breaks the specification of OpenAPI. */
  readonly errors: number
  readonly warnings: number
  /** Errors first; of very many the first ones. Lines are those of the document when it is pretty-printed. */
  readonly remarks: readonly LintFinding[]
}

/** A definition that the target serves of itself. */
export interface ServedDefinition {
  readonly interface: string
  /** `text, as served`. */
  readonly name: string
  /** How often it deviates from the contract; absent when it could not be compared. */
  readonly drift?: number
  /** Absent when it could not be linted. */
  readonly lint?: Omit<ServedLint, 'interface' | 'name'>
}
