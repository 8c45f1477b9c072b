import type { Source, SourcePath } from '../read-source.js'

/** What an action does to the nodes that it targets (Overlay 1.1, Action Object). */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'remove' }
  | { readonly kind: 'update'; readonly value: unknown }
  /** Overlay 1.1 only: the value stands elsewhere in the definition. */
  | { readonly kind: 'copy'; readonly from: string }

/** One action, and where its file has it. */
export interface OverlayAction {
  /** A JSONPath query (RFC 9535). */
  readonly target: string
  readonly change: Change
  readonly at: SourcePath
}

/** An OpenAPI Overlay document, its form checked. */
export interface Overlay {
  readonly source: Source
  readonly title: string
  readonly version: string
  /** Version of the specification of overlays, without its patch: 1.1 says more about arrays and values. */
  readonly edition: '1.0' | '1.1'
  readonly actions: readonly OverlayAction[]
}
