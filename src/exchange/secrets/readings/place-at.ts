import { unitAt } from '../../../bounds/unit-at.js'
import type { Scan } from './scan.js'

/** The number of the place at an offset behind the one that is being read; -1 where there is none. */
export function placeAt({ text, openers, places, index }: Scan, at: number): number {
  if (!openers[unitAt(text, at)]) return -1
  let found = index + 1
  while ((places[found] ?? Infinity) < at) found++
  return places[found] === at ? found : -1
}
