import type { Supplement } from '../contract/contract.js'

/** Requirements by verdict. Always planned = pass + warn + fail + inconclusive + error + none. */
export interface Totals {
  readonly planned: number
  readonly pass: number
  /** Broken, and no must. */
  readonly warn: number
  readonly fail: number
  readonly inconclusive: number
  readonly error: number
  readonly none: number
}

/** What the requirements of one interface came to. */
export interface InterfaceResult {
  readonly name: string
  readonly title: string
  /** Version of the interface that the definition describes. */
  readonly version: string
  /** SHA-256 of the definition, its supplements and its requirement rows, hex. */
  readonly digest: string
  /** What describes, for this target, operations that the documents only name; absent when nothing does. */
  readonly supplements?: readonly Supplement[]
  /** Operations of the run that are going to be removed; absent when there are none. */
  readonly deprecated?: readonly DeprecatedOperation[]
  /** It was asked plain requests, and answered none of them with success. */
  readonly unserved?: true
  /** How much of its definition the exchanges showed; absent in runs of earlier versions of Assay. */
  readonly exercised?: Exercised | undefined
  readonly totals: Totals
  readonly lint: { readonly errors: number; readonly warnings: number }
}

/** An operation that was tested, and that a later version of its interface does without. */
export interface DeprecatedOperation {
  readonly operation: string
  /** Version of the interface in which it was deprecated. */
  readonly since?: string
  /** Version of the interface in which it is to be removed. */
  readonly removal?: string
  /** Operation that takes its place. */
  readonly successor?: string
}

/** What a run can reach of a definition. */
export type ExercisedKind = 'operations' | 'responses' | 'parameters' | 'members' | 'links'

/** A part of a definition that no exchange of a run showed. */
export interface Missed {
  readonly kind: ExercisedKind
  /** `getAccount 404`, `listAccounts start`, `account nickname`. */
  readonly name: string
  readonly because: string
  /** What to add to the profile. */
  readonly remedy?: string
}

/** A member of an answer that no definition has: information, never a failure. */
export interface UndescribedMember {
  readonly operation: string
  readonly status: number
  /** JSON Pointer; an asterisk stands for the items of a list. */
  readonly pointer: string
  /** Number of the first exchange that shows it. */
  readonly exchange: number
}

/** How much of the definition of an interface the exchanges of a run showed. */
export interface Exercised {
  readonly counts: Readonly<
    Record<ExercisedKind, { readonly reached: number; readonly of: number }>
  >
  readonly missed: readonly Missed[]
  /** The first ones. */
  readonly undescribed: readonly UndescribedMember[]
}
