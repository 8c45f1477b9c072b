import type { Effort } from '../effort.js'
import type { Needles } from '../needles.js'
import type { Readings } from '../readings.js'

/** Takes a character that can be read at an offset, and the offset after it. */
export type Take = (unit: number, next: number) => void

/** A text while it is read from its end to its beginning. */
export interface Scan extends Readings {
  readonly text: string
  readonly openers: Needles['openers']
  readonly matters: Needles['matters']
  readonly effort: Effort
  readonly pool: number[]
  /** The place that is being read, by its number; those after it have been read. */
  index: number
  /** Where its readings begin in `pool`. */
  base: number
  /** Backslashes that follow one another: passed over, and no reading by themselves. */
  passed: number[]
  /** It has more readings, or takes more work, than any honest text. */
  isMaze: boolean
}

export const openScan = (
  text: string,
  places: readonly number[],
  { openers, matters }: Pick<Needles, 'openers' | 'matters'>,
  effort: Effort,
): Scan => ({
  text,
  places,
  from: new Int32Array(places.length),
  to: new Int32Array(places.length),
  pool: [],
  openers,
  matters,
  effort,
  index: places.length - 1,
  base: 0,
  passed: [],
  isMaze: false,
})
