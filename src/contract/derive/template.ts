import type { Level } from '../requirement.js'

/** How the requirements of one kind are worded; `{…}` is filled in from the definition. */
export interface Template {
  readonly id: string
  readonly level: Level
  readonly text: string
  readonly readings: readonly string[]
}

export interface AspectTemplate extends Template {
  readonly law: string
  readonly aspect: string
}

export type DerivedKind =
  | 'status'
  | 'media-type'
  | 'body'
  | 'member'
  | 'presence'
  | 'header'
  | 'refusal'
  | 'acceptance'

/** Everything in `specs/shared/derived.yaml`. */
export interface Templates {
  readonly derived: Readonly<Record<DerivedKind, Template>>
  readonly laws: readonly AspectTemplate[]
}
