import { backslash } from '../needle.js'
import { addByte } from './add-byte.js'
import { addReading } from './add-reading.js'
import { afterCharacter } from './after-character.js'
import { afterTilde } from './after-tilde.js'
import { eachCharacter } from './each-character.js'
import { ampersand, isU, percent, plus, tilde } from './escape-signs.js'
import { expandPlain } from './expand-plain.js'
import { readBackslash } from './read-backslash.js'
import { readHex } from './read-hex.js'
import { readReference } from './read-reference.js'
import { isLeadByte, readUtf8 } from './read-utf8.js'
import type { Scan } from './scan.js'

/** Adds what a character may stand for together with what follows it. */
export function expand(scan: Scan, unit: number, next: number): void {
  if (expandPlain(scan, unit, next)) return
  if (unit === backslash) readBackslash(scan, next)
  else if (unit === percent) readPercent(scan, next)
  else if (unit === ampersand) readReference(scan, next)
  else if (unit === tilde) readTilde(scan, next)
  else if (unit === plus) {
    if (scan.openers[plus]) addReading(scan, 0x20, next)
  } else if (isLeadByte(unit)) readUtf8(scan, next, unit)
  else if (unit >= 0xd800 && unit <= 0xdbff) readLowSurrogate(scan, next, unit)
}

function readPercent(scan: Scan, at: number): void {
  readHex(scan, at, 2, (byte, next) => addByte(scan, byte, next))
  afterCharacter(scan, at, isU, (then) =>
    readHex(scan, then, 4, (unit, next) => addReading(scan, unit, next)),
  )
}

function readTilde(scan: Scan, at: number): void {
  eachCharacter(scan, at, (digit, next) => {
    const character = afterTilde(digit)
    if (character !== undefined) addReading(scan, character, next)
  })
}

function readLowSurrogate(scan: Scan, at: number, high: number): void {
  eachCharacter(scan, at, (low, next) => {
    if (low >= 0xdc00 && low <= 0xdfff)
      addReading(scan, 0x10000 + ((high - 0xd800) << 10) + low - 0xdc00, next)
  })
}
