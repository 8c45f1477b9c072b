/** How findings are told. */
export const lintFormats = ['stylish', 'json', 'sarif', 'junit'] as const

export type LintFormat = (typeof lintFormats)[number]

export interface LintOutput {
  readonly format: LintFormat
  /** A file; standard output when there is none. */
  readonly file?: string
}

/** Of `assay lint`. */
export interface LintFlags {
  readonly format?: readonly LintOutput[]
  readonly allowRemote?: boolean
  readonly profile?: string
  /** The file of the settings. */
  readonly config?: string
  readonly color: boolean
}
