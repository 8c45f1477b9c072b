/** A value of a document, with the JSON Pointer at which it stands there. */
export interface Placed<T = unknown> {
  readonly document: unknown
  readonly pointer: string
  readonly value: T
}
