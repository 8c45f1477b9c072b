import { unitAt } from '../../../bounds/unit-at.js'
import type { Effort } from '../effort.js'
import { backslash } from '../needle.js'
import type { Needles } from '../needles.js'
import { cut } from '../escape-starts.js'
import { type Readings, rawByte } from '../readings.js'
import { expand } from './expand.js'
import { readBackslash } from './read-backslash.js'
import { openScan, type Scan } from './scan.js'

/** Backslashes that one place passes over; more are a maze. */
const mostPassed = 24

/**
 * Reads a text from its end to its beginning, so that what an escape is made of has been read before it:
 * no recursion grows with the text, and it takes time in proportion to it.
 *
 * @param places where an escape may begin, ascending
 * @returns undefined when it is a maze: more than a bounded number of readings, or too much work
 */
export function readingsOf(
  text: string,
  places: readonly number[],
  needles: Pick<Needles, 'openers' | 'matters'>,
  effort: Effort,
): Readings | undefined {
  const scan = openScan(text, places, needles, effort)
  const { from, to, pool, openers } = scan
  /** The place before has the readings of the one that follows it. */
  let isShared = false
  for (; scan.index >= 0; scan.index--) {
    if (scan.isMaze) return undefined
    const { index } = scan
    const at = places[index] ?? 0
    const unit = unitAt(text, at)
    const base = pool.length
    scan.base = base
    from[index] = base
    to[index] = base
    if (openers[unit] === cut) continue
    const inRun = unit === backslash && unitAt(text, at + 1) === backslash
    if (inRun && isShared) {
      shareReadings(scan)
      continue
    }
    scan.passed = []
    expand(scan, unit < 0x80 ? unit : rawByte | unit, at + 1)
    if (!expandFurther(scan)) return undefined
    to[index] = pool.length
    // What may follow one of many backslashes is soon the same for all of them.
    isShared = inRun && pool.length - base === (to[index + 1] ?? 0) - (from[index + 1] ?? 0)
    if (!isShared) continue
    pool.length = base
    shareReadings(scan)
  }
  return scan.isMaze ? undefined : { places, from, to, pool }
}

function shareReadings({ from, to, index }: Scan): void {
  from[index] = from[index + 1] ?? 0
  to[index] = to[index + 1] ?? 0
}

/** Adds what the readings of a place may stand for themselves, until there are no more; false for a maze. */
function expandFurther(scan: Scan): boolean {
  const { pool, passed } = scan
  let done = scan.base
  for (let over = 0; done < pool.length || over < passed.length;) {
    if (scan.isMaze || passed.length > mostPassed) return false
    if (over < passed.length) readBackslash(scan, passed[over++] ?? 0)
    else {
      expand(scan, pool[done] ?? 0, pool[done + 1] ?? 0)
      done += 2
    }
  }
  return true
}
