/** Of `assay explain`. */
export interface ExplainFlags {
  readonly profile?: string
  readonly json?: boolean
}
