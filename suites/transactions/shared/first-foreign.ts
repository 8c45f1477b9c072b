import { type Answer, hrefsOf, type Item, type Search } from '../../../src/scenario/index.js'

/**
 * The first of these transactions that the other customer can read and the customer cannot. A service may show the
 * customer all of them: then the first one whose account the other customer can read and the customer cannot.
 *
 * @param list of the other customer, which holds them
 */
export async function firstForeign(
  search: Search,
  list: Answer,
  items: readonly Item[],
): Promise<Item | undefined> {
  const [other, customer] = [search.as('otherCustomer'), search.as('customer')]
  const shown: Item[] = []
  for (const item of items) {
    const order = { path: { transactionId: String(item['_id']) } }
    const theirs = await other.send('getTransaction', order)
    if (theirs.status !== 200) continue
    const own = await customer.send('getTransaction', order)
    if (isRefused(own)) return item
    if (own.status === 200) shown.push(item)
  }
  for (const item of shown)
    for (const href of hrefsOf(item, 'svc:account'))
      if ((await other.visit(list, href)).status === 200)
        if (isRefused(await customer.visit(list, href))) return item
  return undefined
}

const isRefused = ({ status }: Answer): boolean => status === 403 || status === 404
