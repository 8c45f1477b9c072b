import { unitAt } from '../../bounds/unit-at.js'
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
  const { length } = text
  for (let at = 0; at + least <= length;) {
    // A run that ends before this is too short.
    let begin = at + least - 1
    while (begin >= at && isBase64(unitAt(text, begin))) begin--
    if (begin >= at) {
      at = begin + 1
      continue
    }
    let end = at + least
    while (end < length && isBase64(unitAt(text, end))) end++
    stretchesOf(text, at, end, needles, found)
    at = end + 1
  }
  return found
}

function stretchesOf(
  text: string,
  begin: number,
  end: number,
  { bytes, shortest }: Needles,
  found: Stretch[],
): void {
  for (let first = begin; first < begin + 4; first++) {
    const count = Math.floor(((end - first) * 3) / 4)
    const fits = (number: number): boolean => bytes[byteAt(text, first, number)] === 1
    for (let from = 0; from + shortest <= count;) {
      // From the end: the first byte that does not fit spares all those before it.
      let to = from + shortest - 1
      while (to >= from && fits(to)) to--
      if (to >= from) {
        from = to + 1
        continue
      }
      to = from + shortest
      while (to < count && fits(to)) to++
      const start = first + Math.floor(from / 3) * 4
      const encoded = text.slice(start, first + Math.ceil((to * 4) / 3))
      found.push({ start, text: Buffer.from(encoded, 'base64').toString('latin1') })
      from = to + 1
    }
  }
}

function byteAt(text: string, first: number, number: number): number {
  const place = number % 3
  const at = first + ((number - place) / 3) * 4 + place
  const [high, low] = [bits[unitAt(text, at)] ?? 0, bits[unitAt(text, at + 1)] ?? 0]
  return (((high << 6) | low) >> (4 - 2 * place)) & 0xff
}
