/** A folder that brings interfaces, stories, rules and reports of its own: what its manifest names, all absolute. */
export interface ExtensionFiles {
  /** As reports name it. */
  readonly name: string
  /** As the profile names it. */
  readonly shown: string
  /** Has a folder for each interface with a definition and rows, or with rows alone for an interface that is there. */
  readonly specs?: string
  /** Laid out like `suites/`. */
  readonly suites?: string
  /** Modules with a default export. */
  readonly rules: readonly string[]
  /** Modules with a default export. */
  readonly reporters: readonly string[]
  /** Has `defects` and `liberties`, folders of modules with a default export. */
  readonly proof?: string
}
