import { unitAt } from '../../../bounds/unit-at.js'
import { digitOf } from './digit-of.js'
import { eachCharacter } from './each-character.js'
import type { Scan, Take } from './scan.js'

/**
 * Reads so many hexadecimal digits.
 *
 * @param before what the digits before them came to
 */
export function readHex(
  scan: Scan,
  begin: number,
  digits: number,
  take: Take,
  before: number = 0,
): void {
  const { text, openers } = scan
  let [at, left, value] = [begin, digits, before]
  // Most digits stand for themselves.
  for (; left > 0 && !openers[unitAt(text, at)]; at++, left--) {
    const digit = digitOf(unitAt(text, at), 16)
    if (!(digit >= 0)) return
    value = value * 16 + digit
  }
  if (left === 0) take(value, at)
  else
    eachCharacter(scan, at, (unit, next) => {
      const digit = digitOf(unit, 16)
      if (digit >= 0) readHex(scan, next, left - 1, take, value * 16 + digit)
    })
}
