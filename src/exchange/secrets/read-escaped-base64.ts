import { unitAt } from '../../bounds/unit-at.js'
import { isBase64 } from './base64-stretches.js'
import { rawByte, type Readings } from './readings.js'

/** Base64 without the escapes that it was spelt with. */
export interface Unescaped {
  readonly text: string
  /** Where each of its characters, and its end, stands in the text that it comes from. */
  readonly origin: Int32Array
}

interface Likeliest {
  readonly character: number
  readonly after: number
}

/**
 * Reads what is Base64 once its escapes are undone, whatever is within what.
 *
 * @param least characters that are worth to be looked at
 */
export function readEscapedBase64(
  text: string,
  readings: Readings,
  least: number,
): readonly Unescaped[] {
  const { places, from, to } = readings
  const found: Unescaped[] = []
  const reader = openReader(text, readings)
  const keep = (start: number, place: number): number => {
    const { run, end } = reader.read(start, place, least)
    if (run) found.push(run)
    return end
  }
  // How far the text has been read.
  let done = 0
  for (let place = 0; place < places.length; place++) {
    const opener = places[place] ?? 0
    if (opener < done || from[place] === to[place]) continue
    const { character, after } = likeliest(text, readings, place)
    if (after === opener + 1) continue
    let start = opener
    while (start > done && isBase64(unitAt(text, start - 1))) start--
    // The opener may just happen to stand before it: `%` before `aCAg`.
    if (isBase64(unitAt(text, opener + 1)) && (start === opener || !isBase64(character)))
      keep(opener + 1, place + 1)
    done = isBase64(character) ? keep(start, place) : after
  }
  return found
}

/** Reads on and on into the same memory: most of what is read is too short to be kept. */
function openReader(text: string, readings: Readings) {
  let bytes = new Uint8Array(1024)
  let origin = new Int32Array(1025)
  return {
    /** @returns undefined for what is shorter than `least`; and where it ended, in any case */
    read(begin: number, first: number, least: number): { run?: Unescaped; end: number } {
      let length = 0
      let at = begin
      for (let place = first; at < text.length;) {
        while ((readings.places[place] ?? Infinity) < at) place++
        let character = unitAt(text, at)
        let after = at + 1
        if (readings.places[place] === at) ({ character, after } = likeliest(text, readings, place))
        if (!isBase64(character)) break
        if (length === bytes.length) {
          const [shorter, before] = [bytes, origin]
          bytes = new Uint8Array(2 * length)
          bytes.set(shorter)
          origin = new Int32Array(2 * length + 1)
          origin.set(before)
        }
        bytes[length] = character
        origin[length++] = at
        at = after
      }
      if (length < least) return { end: at }
      origin[length] = at
      const read = Buffer.from(bytes.buffer, 0, length).toString('latin1')
      return { run: { text: read, origin: origin.slice(0, length + 1) }, end: at }
    },
  }
}

/** What an escape comes to at last, but a character of Base64 rather than any other. */
function likeliest(text: string, { places, from, to, pool }: Readings, place: number): Likeliest {
  const at = places[place] ?? 0
  let best: Likeliest = { character: unitAt(text, at), after: at + 1 }
  let found = false
  for (let one = from[place] ?? 0; one < (to[place] ?? 0); one += 2) {
    const [character = 0, after = 0] = [pool[one], pool[one + 1]]
    if (after === at + 1 || character >= rawByte) continue
    const fits = isBase64(character)
    if (fits === found ? after > best.after : fits) best = { character, after }
    found ||= fits
  }
  return best
}
