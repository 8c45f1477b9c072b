/** What the rows of an interface are checked against. */
export interface WrittenContext {
  readonly interface: string
  /** `x-assay-document` of its definition: rows name only the section. */
  readonly document: string
  readonly operations: readonly string[]
  /** Those of them that the documents, or a supplement, show. */
  readonly shown: readonly string[]
  readonly versions: readonly string[]
}
