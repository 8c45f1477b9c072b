import {
  type Answer,
  type Expectation,
  hrefsOf,
  identify,
  type Item,
  type Look,
  type Stage,
} from '../../../../src/scenario/index.js'
import { itemsOf } from '../../shared/items-of.js'
import { isWhole } from './is-whole.js'
import { judgeHistoryPlaces } from './judge-history-places.js'

/** Judges the count of a history that was followed to its end; others may add to it on the way. */
function judgeCount(first: Expectation, pages: readonly Answer[], items: readonly Item[]): void {
  const counts = pages.map((page) => page.at('/count')).filter(isWhole)
  const shown = new Set(items.map(identify)).size
  first.tells(
    '/count',
    `as many as the ${shown} transactions on all pages`,
    () => shown >= Math.min(...counts) && shown <= Math.max(...counts),
  )
}

/**
 * Judges the pages of a history, all of it or that of an account.
 *
 * @returns of how many transactions that tells
 */
export async function judgeHistoryPages(
  { customer, walk }: Pick<Stage, 'customer' | 'walk'>,
  compare: Look,
  query: { readonly account?: readonly string[] },
): Promise<number> {
  const { pages, items: all, end } = await walk(customer, 'getTransactions', query)
  const [page] = pages
  if (page === undefined) return 0
  const items = itemsOf(page)
  const { length } = items
  const limit = page.at('/limit')
  if (isWhole(limit)) compare(page).atMost(limit)
  const ids = items.map(identify)
  const again = ids.find((id, index) => ids.indexOf(id) < index)
  compare(page).tells('/_embedded/items', 'each transaction once', () => again === undefined)
  const [start = 0, count] = ['/start', '/count'].map((at) => page.at(at))
  // An empty page beyond the end, or one without numbers, shows nothing; a negative one is another failure.
  if (length === 0 || !isWhole(start) || !isWhole(count)) return 0
  const leadsOn = hrefsOf(page.json as Item, 'next').length > 0
  const isLast = start + length >= count
  compare(page).that({
    holds: leadsOn !== isLast,
    expected: `${isLast ? 'no link next' : 'a link next'}, as ${start + length} of ${count} were shown`,
    actual: leadsOn ? 'one' : 'none',
    pointer: '/_links/next',
  })
  judgeHistoryPlaces(compare, pages)
  if (end.kind === 'complete') judgeCount(compare(page), pages, all)
  if (end.kind === 'loop')
    compare(end.at).tells('/_links/next', 'a page that was not there before', () => false)
  return length
}
