import {
  type Answer,
  type Expectation,
  hrefsOf,
  identify,
  type Operation,
  type LawStage,
} from '../../../src/scenario/index.js'
import { idsOf, type NumberedPages } from '../shared/numbered-pages.js'

export type Relation = 'self' | 'first' | 'next'
export type Compare<K extends string> = Readonly<Record<K, (seen: Answer) => Expectation>>

/** So many items of a page are named in words. */
const told = 3

const beginAlike = (one: readonly string[], other: readonly string[]): boolean => {
  const size = Math.min(one.length, other.length)
  return one.slice(0, size).join('\n') === other.slice(0, size).join('\n')
}

/**
 * Follows links of pages: each must lead to the items that begin at an index, as many as it likes to give.
 *
 * @returns why a link could not be judged; undefined where it was
 */
export function pageLinks(
  { customer, plain }: LawStage,
  operation: Operation,
  { whole, limit }: NumberedPages,
  compare: Compare<Relation>,
): (from: Answer, relation: Relation, start: number) => Promise<string | undefined> {
  return async (from, relation, start) => {
    const [href] = hrefsOf(from.json, relation)
    if (href === undefined) return `The page has no link ${relation}.`
    const there = await customer.follow(from, href)
    const met = there.status === 200 ? idsOf(there) : []
    const due = idsOf(whole).slice(start)
    // A page that holds more than its limit allows is another one.
    const isLonger = relation === 'self' && met.length > Math.max(limit, from.items.length)
    let holds = met.length > 0 && met.length <= due.length && beginAlike(met, due)
    if (!holds) {
      const { query, path } = (await plain(operation)).order
      const asked = { query: { ...query, start, limit }, path }
      const byNumber = await customer.send(operation.id, asked)
      if (byNumber.status !== 200) return 'Asked for by number, that page is not answered either.'
      // The list may have moved: then the link leads where the number does, before it or after it.
      const again = await customer.follow(from, href)
      const after = again.status === 200 ? idsOf(again) : []
      const now = idsOf(byNumber)
      holds = now.length > 0 && [met, after].some((one) => one.length > 0 && beginAlike(one, now))
    }
    compare[relation](there).that({
      holds: holds && !isLonger,
      expected: `a page${relation === 'self' ? ` of ${limit} items at most` : ''} that begins ${due.slice(0, told).join(', ')}`,
      actual: there.status === 200 ? met.slice(0, told).join(', ') : `status ${there.status}`,
      exchanges: [from.exchange.number],
      faults: [relation],
    })
    return undefined
  }
}

/** Follows the link to the collection, which has the same name. */
export async function leadsToCollection(
  { customer, plain }: LawStage,
  operation: Operation,
  compare: Compare<'collection'>,
  page: Answer,
  { whole }: NumberedPages,
): Promise<string | undefined> {
  const [href] = hrefsOf(page.json, 'collection')
  if (href === undefined) return 'The page has no link collection.'
  const there = await customer.visit(page, href)
  compare.collection(there).status(200)
  // Where no list is behind it, nothing is as described there. One of more than was asked for may begin with others.
  const isAll = Object.keys((await plain(operation)).order.query ?? {}).length === 0
  const due = new Set(idsOf(whole))
  if (there.status === 200 && page.items.length > 0)
    compare
      .collection(there)
      .holdsSome('item of the list', (item) => !isAll || due.has(identify(item)))
  const name = page.at('/name')
  // It may be that of another collection, whose name is what is wrong with it.
  if (there.status === 200 && typeof name === 'string') compare.collection(there).at('/name', name)
  return undefined
}
