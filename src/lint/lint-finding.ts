export type Severity = 'error' | 'warning' | 'info'

/** One remark on a definition, with the place where it stands. */
export interface LintFinding {
  /** Path as the user gave it, or relative to the package for the packaged definitions. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based. */
  readonly column: number
  /** JSON Pointer into the document, for one that a target serves. */
  readonly pointer?: string
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  /** What to do about it, one sentence. */
  readonly remedy?: string
  /** Interface, for a packaged definition. */
  readonly interface?: string
}
