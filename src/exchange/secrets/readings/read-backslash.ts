import { backslash } from '../needle.js'
import { addReading } from './add-reading.js'
import { afterBackslash } from './after-backslash.js'
import { afterCharacter } from './after-character.js'
import { eachCharacter } from './each-character.js'
import { placeAt } from './place-at.js'
import { readHex } from './read-hex.js'
import { type NumberForm, readNumber } from './read-number.js'
import type { Scan } from './scan.js'

const braced: NumberForm = { base: 16, close: 0x7d, open: false }
const smallU = 0x75

const isBrace = (unit: number): boolean => unit === 0x7b

/** Reads what follows a backslash: `n`, `"`, `u0022`, `u{22}`, another backslash. */
export function readBackslash(scan: Scan, at: number): void {
  eachCharacter(scan, at, (unit, next) => {
    if (unit === backslash) {
      // One that stands here has been read: what may follow it may follow here as well.
      if (next > at + 1) scan.passed.push(next)
      else copyReadings(scan, placeAt(scan, at))
    } else if (unit === smallU) {
      const take = (value: number, then: number): void => addReading(scan, value, then)
      readHex(scan, next, 4, take)
      afterCharacter(scan, next, isBrace, (then) => readNumber(scan, then, braced, take))
    } else {
      const character = afterBackslash(unit)
      if (character !== undefined) addReading(scan, character, next)
    }
  })
}

function copyReadings(scan: Scan, place: number): void {
  const { from, to, pool } = scan
  const end = to[place] ?? 0
  for (let one = from[place] ?? 0; one < end; one += 2)
    addReading(scan, pool[one] ?? 0, pool[one + 1] ?? 0)
}
