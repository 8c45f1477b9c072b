/** A file that describes what the documents do not show: an OpenAPI Overlay. */
export interface SupplementFile {
  /** Where it is. */
  readonly path: string
  /** As errors and reports name it. */
  readonly shown: string
}
