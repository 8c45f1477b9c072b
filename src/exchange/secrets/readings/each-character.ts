import { unitAt } from '../../../bounds/unit-at.js'
import { placeAt } from './place-at.js'
import type { Scan, Take } from './scan.js'

/** Calls back with each character that can be read at an offset. */
export function eachCharacter(scan: Scan, at: number, take: Take): void {
  const { text, effort, from, to, pool } = scan
  if ((effort.left -= 1) < 0) scan.isMaze = true
  if (scan.isMaze || at >= text.length) return
  take(unitAt(text, at), at + 1)
  const place = placeAt(scan, at)
  if (place < 0) return
  const end = to[place] ?? 0
  for (let one = from[place] ?? 0; one < end; one += 2) take(pool[one] ?? 0, pool[one + 1] ?? 0)
}
