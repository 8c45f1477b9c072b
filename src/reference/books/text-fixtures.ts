/**
 * Text that a client cannot recognise, as a profile names it under `fixtures.text`. A key is the name of
 * a group, a period, and the name of a string.
 */
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
  /** The name of a string that is not there, and that may be created and deleted. */
  readonly newString: string
  /** Another group that may be written to, for references that lead from one group to the other and back. */
  readonly otherWritableGroup: string

  // ── References, in the default text; keys
  /** All can be resolved, and other text stands around them. */
  readonly reference: readonly string[]
  /** Lead to a string that refers to another one. */
  readonly nestedReference: readonly string[]
  /** Lead into another group. */
  readonly otherGroupReference: readonly string[]
  /** Lead nowhere. */
  readonly unresolvableReference: readonly string[]
  /** Name no group. */
  readonly clientReference: readonly string[]

  // ── Languages; keys
  /** Has texts for es-MX, es, en-GB and en. */
  readonly exactLanguage: readonly string[]
  /** Has texts for es, en-GB and en, and none for es-MX. */
  readonly parentLanguage: readonly string[]
  /** Has texts for en-GB and en, and none in Spanish. */
  readonly secondLanguage: readonly string[]
  /** Has a text for en, and none for en-GB nor in Spanish. */
  readonly secondParentLanguage: readonly string[]
  /** Has texts in none of the four. */
  readonly defaultLanguage: readonly string[]

  // ── Formats; keys
  /** Has texts for small and for large, and one that names no format. */
  readonly specificFormat: readonly string[]
  /** Has a text for small, one that names no format, and none for large. */
  readonly otherFormat: readonly string[]

  // ── Groups
  /** Groups with others below them. */
  readonly groupWithSubgroups: readonly string[]
  /** Groups that are generated when they are asked for by name: first 202, then 200. */
  readonly generatedGroup: readonly string[]
}
