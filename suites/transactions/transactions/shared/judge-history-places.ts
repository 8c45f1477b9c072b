import { type Answer, type Expectation, hrefsOf, identify } from '../../../../src/scenario/index.js'
import { isWhole } from './is-whole.js'

/**
 * Judges that each page begins where the one before it ended, by the items of that or by its limit, shows none of them
 * again, and has an address of its own, to which its link to the first page does not lead.
 */
export function judgeHistoryPlaces(
  compare: (seen: Answer) => Expectation,
  pages: readonly Answer[],
): void {
  for (const [index, page] of pages.slice(1).entries()) {
    const before = pages[index] as Answer
    const [self, first, other] = [
      ...['self', 'first'].map((relation) => hrefsOf(page.json, relation)[0]),
      hrefsOf(before.json, 'self')[0],
    ]
    const hasOwn = (): boolean => self === undefined || (self !== other && self !== first)
    compare(page).tells(
      '/_links',
      'an address of its own in self, that of another in first',
      hasOwn,
    )
    // What is new moves the others on; it is counted.
    const held = new Set(before.items.map(identify))
    const again = page.items.map(identify).find((id) => held.has(id))
    if (page.at('/count') === before.at('/count'))
      compare(page).tells('/_embedded/items', 'none of the page before', () => again === undefined)
    const [from, limit, start] = [before.at('/start'), before.at('/limit'), page.at('/start')]
    if (![from, limit, start].every(isWhole)) continue
    const due = [before.items.length, Number(limit)].map((size) => Number(from) + size)
    const isDue = (at: unknown): boolean => due.includes(Number(at))
    compare(page).tells('/start', `${due[0]}, as the page before it ended there`, isDue)
  }
}
