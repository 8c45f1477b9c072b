import { digitOf } from './digit-of.js'
import { eachCharacter } from './each-character.js'
import type { Scan, Take } from './scan.js'

/** More are a maze. */
const mostDigits = 40
const beyondUnicode = 0x110000

export interface NumberForm {
  readonly base: 10 | 16
  /** Closing character. */
  readonly close: number
  /** It may do without. */
  readonly open: boolean
}

/** Reads a number of any length, up to its closing character. */
export function readNumber(
  scan: Scan,
  at: number,
  form: NumberForm,
  take: Take,
  [value, digits]: readonly [number, number] = [0, 0],
): void {
  const { base, close, open } = form
  let goesOn = false
  eachCharacter(scan, at, (unit, next) => {
    const digit = digitOf(unit, base)
    if (unit === close && digits > 0) take(value, next)
    if (digit < 0) return
    goesOn = true
    if (digits > mostDigits) scan.isMaze = true
    else
      readNumber(scan, next, form, take, [
        Math.min(value * base + digit, beyondUnicode),
        digits + 1,
      ])
  })
  if (open && !goesOn && digits > 0) take(value, at)
}
