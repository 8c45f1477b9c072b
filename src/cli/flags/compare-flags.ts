/** How a comparison is told. */
export const comparisonReporters = ['terminal', 'markdown', 'html', 'json', 'github'] as const

export interface ComparisonOutput {
  readonly name: (typeof comparisonReporters)[number]
  /** A file; standard output when there is none. */
  readonly path?: string
}

/** Of `assay compare`. */
export interface CompareFlags {
  readonly reporter?: readonly ComparisonOutput[]
  readonly color: boolean
}
