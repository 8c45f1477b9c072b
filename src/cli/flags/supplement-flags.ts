/** Of `assay supplement`. */
export interface SupplementFlags {
  readonly profile?: string
  readonly baseUrl?: string
  readonly out?: string
  readonly operation?: readonly string[]
  readonly yes?: boolean
}
