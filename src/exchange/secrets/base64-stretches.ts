import type { Needles } from './needles.js'

/** What a part of a text comes to, where it is Base64 of something that may hold a secret. */
export interface Stretch {
  /** Offset of the first of its characters, four of which make three bytes; UTF-16. */
  readonly start: number
  /** A character for each byte. */
  readonly text: string
}

/** By UTF-16 unit: the six bits of a character of Base64 or base64url, or `none`. */
const none = 64
const bits = new Uint8Array(0x10000).fill(none)
for (const alphabet of ['+/', '-_'])
  for (const [value, character] of [
    ...`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${alphabet}`,
  ].entries())
    bits[character.charCodeAt(0)] = value

export const isBase64 = (unit: number): boolean => (bits[unit] ?? none) !== none

/** Characters of Base64 that hold the shortest needle. */
export const leastOfBase64 = ({ shortest }: Pick<Needles, 'shortest'>): number =>
  Math.ceil((shortest * 4) / 3)

/**
 * Decodes what may be Base64 of something that holds a secret: whatever the encoded text begins with, at
 * one of four alignments there is a stretch of bytes that all could be part of it.
 */
export function base64Stretches(text: string, needles: Needles): readonly Stretch[] {
  const least = leastOfBase64(needles)
  const found: Stretch[] = []
  for (let at = 0; at + least <= text.length;) {
    // A run that ends before this is too short.
    let begin = at + least - 1
    while (begin >= at && isBase64(text.charCodeAt(begin))) begin--
    if (begin >= at) {
      at = begin + 1
      continue
    }
    let end = at + least
    while (end < text.length && isBase64(text.charCodeAt(end))) end++
    stretchesOf(text, at, end, needles, found)
    at = end + 1
  }
  return found
}

/** For each of four alignments: how many bytes in a row fit, and at which character they begin. */
const fitting = new Int32Array(4)
const since = new Int32Array(4)

function stretchesOf(
  text: string,
  begin: number,
  end: number,
  { bytes, shortest }: Needles,
  found: Stretch[],
): void {
  fitting.fill(0)
  const close = (alignment: number, until: number): void => {
    if ((fitting[alignment] ?? 0) >= shortest) {
      const before = (since[alignment] ?? 0) - begin - alignment
      const start = begin + alignment + (before & ~3)
      const inner = Buffer.from(text.slice(start, until), 'base64').toString('latin1')
      found.push({ start, text: inner })
    }
    fitting[alignment] = 0
  }
  const look = (byte: number, alignment: number, at: number): void => {
    const before = fitting[alignment] ?? 0
    if (bytes[byte] === 1) {
      if (before === 0) since[alignment] = at - 1
      fitting[alignment] = before + 1
    } else if (before > 0) close(alignment, at)
  }
  let last = bits[text.charCodeAt(begin)] ?? 0
  for (let at = begin + 1; at < end; at++) {
    const offset = at - begin
    last = ((last << 6) | (bits[text.charCodeAt(at)] ?? 0)) & 0xfff
    look(last >> 4, (offset - 1) & 3, at)
    if (offset > 1) look((last >> 2) & 0xff, (offset - 2) & 3, at)
    if (offset > 2) look(last & 0xff, (offset - 3) & 3, at)
  }
  for (let alignment = 0; alignment < 4; alignment++) close(alignment, end)
}
