import type { Span } from '../../memory/span.js'
import type { TextItem } from './text-item.js'

/** A string that Assay created in this run: others do not know its name. */
export interface OwnText {
  readonly group: string
  readonly name: string
  /** When the request went on that created it. */
  readonly created: Span
  readonly items: readonly TextItem[]
  /** Milliseconds since 1970, as the target told it. */
  modifiedAt: number | undefined
  /** Values that were sent for it later, and those that were read of it. */
  readonly sent: Set<string>
  readonly read: Set<string>
  /** Whether something else was tried to be written to it, with whatever success. */
  isTouched: boolean
  /** When a request went on that may have taken it away. */
  gone?: Span
}

/** Own strings by group and name. */
export type OwnTexts = ReadonlyMap<string, OwnText>

export const keyOf = (group: string, name: string): string => `${group}.${name}`
