/** A definition to be linted. */
export interface LintSource {
  /** Where it is; relative paths are relative to the working directory. */
  readonly path: string
  /** Path as findings show it. */
  readonly shown: string
  /** Interface that it describes, for a packaged definition. */
  readonly interface?: string
  /** What stands there with supplements in it, instead of what the file holds. */
  readonly text?: string
}
