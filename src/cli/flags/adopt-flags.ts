/** Of `assay adopt`. */
export interface AdoptFlags {
  readonly out: string
  readonly json?: boolean
  readonly color: boolean
}
