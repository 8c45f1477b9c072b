/** Of `assay show`. */
export interface ShowFlags {
  readonly out: string
  readonly json?: boolean
  readonly color: boolean
}
