import type { Walk } from '../../../src/scenario/index.js'
import { isSame } from './is-same.js'

/**
 * Begins to tell whether a list was the same before and after it was read in another way, however often. One that moves in most readings
 * may be what it was by chance, and have moved in between.
 */
export function standsStill(): (before: Walk, afterwards: readonly Walk[]) => boolean {
  let [readings, still] = [0, 0]
  return (before, afterwards) => {
    const isStill = afterwards.every((after) => isSame(before, after))
    readings += 1
    if (isStill) still += 1
    return isStill && still * 2 > readings
  }
}
