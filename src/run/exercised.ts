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
