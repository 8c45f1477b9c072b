/** What certifying the reference bank with variations in force came to. */
export interface Trial {
  /** Those of its members, with a plus between; empty for the honest bank. */
  readonly name: string
  /** Names of the variations in force: one, or those of one batch. */
  readonly members: readonly string[]
  readonly kind: 'defect' | 'liberty' | 'honest'
  /** Ids of the requirements that failed. */
  readonly failed: readonly string[]
  /** Ids of requirements that ended in an error. */
  readonly errors: readonly string[]
  readonly inconclusive: readonly string[]
  /** Operations of an honest target whose answers surprised Assay. */
  readonly surprises: readonly Told[]
  /** Requirements that a scenario neither decided nor gave a reason for. */
  readonly quiet: readonly Told[]
  /** Expected and actual of the first failures, for the one who fixes it. */
  readonly telling: readonly string[]
  /** Whether all that should fail did, and nothing else. */
  readonly isAsDue: boolean
  /** Members that had nothing to do beside the others: they are tried alone. */
  readonly hidden: readonly string[]
  readonly exchanges: number
  readonly milliseconds: number
}

/** What is told of an interface. */
export interface Told {
  readonly interface: string
  readonly text: string
}
