import type { Item } from '../../../src/scenario/index.js'
import type { Narrowing } from './narrowing-of.js'

/**
 * The same in smaller pages, where what a lost filter lets in all stands before the second page begins, which is with an
 * item that is selected: then no later page would show that it was lost.
 */
export const furtherLimits = (
  narrowing: Narrowing,
  items: readonly Item[],
): readonly Narrowing[] => {
  const { limit, selects, isRight, wider = [() => true] } = narrowing
  const lasts = wider.map((letsIn) => items.findLastIndex((item) => letsIn(item) && !isRight(item)))
  const limits = lasts
    .map((last) => items.slice(0, Math.max(last, 0)).filter(selects).length - 1)
    .filter((most) => most > 0 && most < limit)
  return [...new Set(limits)].map((fewer) => ({ ...narrowing, limit: fewer }))
}
