/** Text that a client cannot recognise, as a profile names it under `fixtures.text`. */
export interface TextFixtures {
  /** Groups with strings. */
  readonly group: readonly string[]
  /** Strings of the first one of these groups. */
  readonly string: readonly string[]
  readonly format: readonly string[]

  // ── Where a suite may write
  readonly writableGroup: string
  /** A string of that group that is there, and that may be changed for a moment. */
  readonly writableString: string
  /** Another group that may be written to, for references that lead from one group to the other and back. */
  readonly otherWritableGroup: string

  // ── Groups
  /** Groups with others below them. */
  readonly groupWithSubgroups: readonly string[]
  /** Groups that are generated when they are asked for by name: first 202, then 200. */
  readonly generatedGroup: readonly string[]
}
