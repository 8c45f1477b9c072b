/** Of `assay prove`. */
export interface ProveFlags {
  readonly defect?: readonly string[]
  readonly interface?: readonly string[]
  /** A commit; true for the last one. */
  readonly changed?: string | true
  readonly workers: number
  readonly apart?: boolean
  readonly verbose?: boolean
}
