/** The text of a string for one language and one format, as a client sends it. */
export interface TextItem {
  readonly value: string
  readonly language?: string
  readonly format?: string
}
