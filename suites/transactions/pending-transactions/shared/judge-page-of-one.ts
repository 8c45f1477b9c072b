import { type Answer, type BothWays, identify, type Look } from '../../../../src/scenario/index.js'

/**
 * Judges a page of one item of a list that a filter narrows: it is none of those that the filter leaves out. That it is
 * one alone, a rule sees.
 */
export function judgePageOfOne(
  compare: Look,
  page: Answer,
  narrowed: BothWays,
  all: BothWays,
): void {
  const [held, whole] = [narrowed, all].map((each) => new Set(each.whole.items.map(identify)))
  const isLeftOut = (id: string): boolean => whole?.has(id) === true && held?.has(id) === false
  if (page.status === 200 && page.items.length > 0)
    compare(page).holdsOnly('those that the filter selects', (one) => !isLeftOut(identify(one)))
}
