/** A failure that is known, and why it is accepted for now. */
export interface KnownFailure {
  readonly requirement: string
  readonly because: string
  /** Who takes care of it. */
  readonly owner?: string
  /** The last day on which it is accepted, in UTC: `2027-01-31`. */
  readonly until?: string
  /** Where its entry stands, 1-based. */
  readonly line: number
}

/** The known failures of a target: any other failure is new. */
export interface Baseline {
  /** Path as the user gave it. */
  readonly file: string
  /** As it stands in the file, so that it can be written anew with its comments. */
  readonly text: string
  /** In the order of the file. */
  readonly known: readonly KnownFailure[]
}
