/** Of `assay serve`. */
export interface ServeFlags {
  readonly port: number
  readonly defect?: readonly string[]
  readonly liberty?: readonly string[]
  readonly latency: number
  readonly accounts: number
}
