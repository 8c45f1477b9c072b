/** An OpenAPI document that the target serves. */
export interface ServedDocument {
  readonly interface: string
  /** Absolute URL that it was read from. */
  readonly url: string
  /** A JSON value. */
  readonly document: unknown
}

/** What the linter made of a served document. */
export type DocumentLint =
  | {
      readonly kind: 'linted'
      /** Where it breaks the specification of its version; what is merely bad style is not among them. */
      readonly faults: readonly DocumentFault[]
    }
  | {
      readonly kind: 'not linted'
      /** A sentence. */
      readonly because: string
    }

interface DocumentFault {
  readonly message: string
  /** JSON Pointer into the document. */
  readonly pointer: string
}
