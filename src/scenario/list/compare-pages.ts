import { identify } from '../answer/identify.js'
import type { BothWays } from './read-both-ways.js'
import type { Look } from '../verify/verification.js'

/** Whether a filter selects a part of a list, and that part is long enough for two pages. */
export const isPartOf = (narrowed: BothWays, all: BothWays): boolean =>
  narrowed.whole.end.kind === 'complete' &&
  narrowed.whole.items.length > 1 &&
  narrowed.whole.items.length < all.whole.items.length

/** Whether the counts of a list tell how long it is, or how long its pages are: which one is not said. */
export const countsHold = ({ whole, counts, countsOfPages }: BothWays): boolean =>
  countsOfPages ||
  whole.end.kind !== 'complete' ||
  counts.every((count) => count === whole.items.length)

const refusals = [400, 422]

/**
 * Compares a list that a filter narrows: its small pages hold what it holds in big ones, however they are found, and tell
 * its own length. Nothing is compared that is not right without the filter, either.
 *
 * @param all the list without the filter
 */
export function comparePages(compare: Look, narrowed: BothWays, all: BothWays): void {
  const { whole, numbered, linked, counting } = narrowed
  const items = whole.items.map(identify)
  for (const [walk, usual] of [
    [numbered, all.numbered],
    [linked, all.linked],
  ] as const) {
    const { end } = walk
    const isDue = walk.items.length < items.length && usual.end.kind !== 'broken'
    // A page that is due with the filter is refused for what is accepted without it.
    if (end.kind === 'broken' && isDue && refusals.includes(end.at.status)) {
      compare(end.at).status(200)
      return
    }
  }
  compare(numbered).isExactly(items)
  if (all.byLinkToTheEnd) compare(linked).isExactly(items)
  if (!all.countsOfPages) for (const page of counting) compare(page).at('/count', items.length)
}
