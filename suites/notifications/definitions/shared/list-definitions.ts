import { type Order, type Sender, type Walk, walkNumbered } from '../../../../src/scenario/index.js'

const mostPages = 40

/** The definitions that a query finds, page by page. */
export async function listDefinitions(
  sender: Sender,
  query: NonNullable<Order['query']> = {},
): Promise<Walk> {
  const bounds = { pages: mostPages }
  const walk = await walkNumbered(sender, 'getDefinitions', query, bounds)
  const { items, complete, stopped } = walk
  const pages = walk.pages.map(({ answer }) => answer)
  if (complete) return { pages, items, end: { kind: 'complete' } }
  if (stopped === undefined) return { pages, items, end: { kind: 'sampled', by: 'size' } }
  return { pages, items, end: { kind: 'broken', at: stopped, after: pages.at(-1) } }
}
