export type Severity = 'error' | 'warning' | 'info'

/** One remark on a definition, with the place where it stands. */
export interface LintFinding {
  /** Path as the user gave it, or relative to the package for the packaged definitions. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** 1-based. */
  readonly column: number
  /** JSON Pointer into the file (RFC 6901); absent where the form of the file is at fault. */
  readonly pointer?: string
  readonly rule: string
  readonly severity: Severity
  readonly message: string
  /** What to do about it, one sentence. */
  readonly remedy?: string
  /** Why it is accepted, where the settings of `assay lint` say so. */
  readonly ignored?: string
  /** Interface, for a packaged definition. */
  readonly interface?: string
}
