import { unitAt } from '../bounds/unit-at.js'

const shortEscapes = new Set([0x08, 0x09, 0x0a, 0x0c, 0x0d, 0x22, 0x5c])

/** Bytes that a character of ASCII takes in a JSON string. */
const asciiCosts = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  shortEscapes.has(unit) ? 2 : unit < 0x20 ? 6 : 1,
)

/** Bytes that a UTF-16 unit takes in a JSON string in UTF-8; a surrogate counts for half of its pair or more. */
const costOf = (unit: number): number => asciiCosts[unit] ?? (unit < 0x800 ? 2 : 3)

/**
 * How much of a text fits into so many bytes of a JSON file (RFC 8259, 7). Looks no further than that, and cuts no
 * surrogate pair in half.
 *
 * @returns where the part that fits ends, and the bytes that it takes
 */
export function fitting(
  text: string,
  bytes: number,
): { readonly end: number; readonly cost: number } {
  let cost = 0
  for (let at = 0; at < text.length; at += 1) {
    const next = costOf(unitAt(text, at))
    if (cost + next > bytes) {
      const half = at > 0 && (unitAt(text, at - 1) & 0xfc00) === 0xd800
      return { end: half ? at - 1 : at, cost }
    }
    cost += next
  }
  return { end: text.length, cost }
}
