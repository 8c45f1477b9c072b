import type { Level } from '../requirement.js'

/** How the requirements of one kind are worded; `{…}` is filled in from the definition. */
export interface Template {
  readonly id: string
  readonly level: Level
  readonly text: string
  /** Of an ambiguous sentence. */
  readonly readings?: readonly string[]
}

export type DerivedKind =
  | 'status'
  | 'media-type'
  | 'body'
  | 'member'
  | 'presence'
  | 'listed'
  | 'carried'
  | 'header'

/** `specs/shared/derived.yaml`: a sentence for each kind. */
export type Templates = Readonly<Record<DerivedKind, Template>>
