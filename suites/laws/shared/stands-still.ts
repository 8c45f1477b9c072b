import type { Walk } from '../../../src/scenario/index.js'
import { isSame } from './is-same.js'
import { isShuffled } from './is-shuffled.js'

/**
 * Begins to tell whether a list stood still in readings one after the other: it was the same before and after each, or,
 * where it was not read afterwards as all seemed right, is not another one than in the reading before. So did one that
 * has no order at all.
 */
export function standsStill(): (whole: Walk, afterwards?: readonly Walk[]) => boolean | undefined {
  let last: Walk | undefined
  return (whole, afterwards) => {
    const isOther = last !== undefined && !isSame(last, whole)
    last = whole
    if (afterwards !== undefined)
      return isSame(whole, ...afterwards) || isShuffled(whole, ...afterwards)
    return isOther ? false : undefined
  }
}
