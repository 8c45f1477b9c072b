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
  /** The credential that it is about: an operation that does not ask for it has no such aspect. */
  readonly credential?: string
  /** The link relation that it is about: an operation without that link has no such aspect. */
  readonly relation?: string
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
