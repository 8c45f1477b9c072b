import type { Item, Search } from '../../../src/scenario/index.js'

/** The first of these transactions that the other customer can read and the customer cannot. */
export async function firstForeign(
  search: Search,
  items: readonly Item[],
): Promise<Item | undefined> {
  for (const item of items) {
    const order = { path: { transactionId: String(item['_id']) } }
    const theirs = await search.as('otherCustomer').send('getTransaction', order)
    if (theirs.status !== 200) continue
    const own = await search.as('customer').send('getTransaction', order)
    if (own.status === 403 || own.status === 404) return item
  }
  return undefined
}
