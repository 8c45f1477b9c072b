/** Of `assay sign`. */
export interface SignFlags {
  /** File of the private key. */
  readonly key?: string
  /** Makes a pair of keys with this name instead. */
  readonly newKey?: string
}
