import type { Document, LineCounter, YAMLError } from 'yaml'

/** Keys and indices from the root of a document to a value. */
export type DataPath = readonly (string | number)[]

/** A parsed YAML or JSON file that remembers where everything stands. */
export interface SourceFile {
  /** `file:` or `http(s):`, without a fragment. */
  readonly uri: string
  /** Path as findings show it. */
  readonly shown: string
  readonly text: string
  /** Nodes with positions. */
  readonly document: Document.Parsed
  readonly lines: LineCounter
  /** One for each key that its mapping has already. */
  readonly repeatedKeys: readonly YAMLError[]
  /** The plain value. Aliases are shared objects, not copies. */
  readonly data: unknown
}
