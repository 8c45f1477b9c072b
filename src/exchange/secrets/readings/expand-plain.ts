import { unitAt } from '../../../bounds/unit-at.js'
import { backslash } from '../needle.js'
import { addByte } from './add-byte.js'
import { addReading } from './add-reading.js'
import { afterBackslash } from './after-backslash.js'
import { digitOf } from './digit-of.js'
import { ampersand, percent, tilde } from './escape-signs.js'
import { isNamePart } from './is-name-part.js'
import { isU } from './escape-signs.js'
import { afterTilde } from './after-tilde.js'
import { placeAt } from './place-at.js'
import type { Scan } from './scan.js'

const smallU = 0x75
const hash = 0x23

/** Whether what stands at an offset can be read in one way only. */
function isPlain(scan: Scan, at: number): boolean {
  const place = placeAt(scan, at)
  return place < 0 || scan.from[place] === scan.to[place]
}

/** Reads the usual escape, of characters that stand for themselves; false for any other. */
export function expandPlain(scan: Scan, unit: number, next: number): boolean {
  const { text } = scan
  const first = unitAt(text, next)
  if (first === backslash || !isPlain(scan, next)) return false
  if (unit === backslash) {
    if (first === smallU) return false
    const character = afterBackslash(first)
    if (character !== undefined) addReading(scan, character, next + 1)
    return true
  }
  if (unit === percent) {
    if (isU(first) || !isPlain(scan, next + 1)) return false
    const high = digitOf(first, 16)
    const low = digitOf(unitAt(text, next + 1), 16)
    if (high >= 0 && low >= 0) addByte(scan, high * 16 + low, next + 2)
    return true
  }
  if (unit === tilde) {
    const character = afterTilde(first)
    if (character !== undefined) addReading(scan, character, next + 1)
    return true
  }
  // No reference begins with anything else.
  return unit === ampersand && first !== hash && !isNamePart(first)
}
