/** What is wrong with the value of a parameter. */
export interface Fault {
  readonly kind: FaultKind
  /** Cannot be read at all, as opposed to well formed but invalid. */
  readonly malformed: boolean
  readonly detail: string
}

export type FaultKind =
  | 'missing'
  | 'repeated'
  | 'empty'
  | 'duplicate'
  | 'too-many-items'
  | 'unknown-value'
  | 'too-short'
  | 'too-long'
  | 'pattern'
  | 'not-an-integer'
  | 'not-a-number'
  | 'not-a-boolean'
  | 'not-a-date-time'
  | 'below-minimum'
  | 'above-maximum'
  | 'unknown-cursor'
  | 'foreign-cursor'

export interface GivenParameter {
  /** operationId. */
  readonly operation: string
  readonly parameter: string
  /** As given, percent-decoded; absent when the parameter is. */
  readonly value: string | undefined
}
