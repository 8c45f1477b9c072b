import type { AskedText } from './asked-text.js'
import type { OwnText } from './own-text.js'
import type { ReadReference } from './references.js'

/** A string of ours as an answer shows it. */
export interface ShownText {
  readonly own: OwnText
  readonly value: string
  readonly asked: AskedText
  readonly read: ReadReference
}
