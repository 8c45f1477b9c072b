import type { Needle } from './needle.js'

/** Where a secret stands in a text, in whatever spelling; UTF-16 offsets, the end exclusive. */
export interface Hit {
  readonly start: number
  readonly end: number
  readonly needle: Needle
}
