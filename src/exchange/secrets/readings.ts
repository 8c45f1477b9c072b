/**
 * In what other ways a text can be read than as it stands: at each place where an escape may begin, the
 * characters that it may stand for and where the next one begins, whatever was escaped inside of what.
 */
export interface Readings {
  /** Offsets of the places, ascending. */
  readonly places: readonly number[]
  /** Of each place: where its readings begin and end in `pool`. */
  readonly from: Int32Array
  readonly to: Int32Array
  /** Pairs of a character (UTF-16 unit or code point, or a `rawByte`) and the offset after it. */
  readonly pool: readonly number[]
}

/** Marks a byte of UTF-8 that is not a character by itself. */
export const rawByte = 0x200000
