import { unitAt } from '../../../bounds/unit-at.js'
import { eachCharacter } from './each-character.js'
import type { Scan } from './scan.js'

/** Calls back with what follows each character of a kind that can be read at an offset. */
export function afterCharacter(
  scan: Scan,
  at: number,
  isWanted: (unit: number) => boolean,
  take: (next: number) => void,
): void {
  const unit = unitAt(scan.text, at)
  if (scan.openers[unit]) eachCharacter(scan, at, (one, next) => isWanted(one) && take(next))
  else if (isWanted(unit)) take(at + 1)
}
