/** Of `assay verify`. */
export interface VerifyFlags {
  /** File of the public key. */
  readonly key?: string
  /** File of the signature, where it is not beside the bundle. */
  readonly signature?: string
  readonly json?: boolean
  readonly color: boolean
}
