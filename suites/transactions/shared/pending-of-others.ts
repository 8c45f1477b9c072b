import { type Answer, fixture, hrefsOf, type Item } from '../../../src/scenario/index.js'
import { itemsOf } from './items-of.js'
import { pendingAccounts } from './pending-accounts.js'

/** Accounts of the list that are looked at. */
const most = 4
/** 403 may as well refuse a caller whose token is for transactions alone, or to whom single ones are not shown. */
const [hidden, forbidden] = [404, 403]

/** A pending transaction that is listed for the other customer, to whom its account is refused, or it by itself. */
export interface PendingOfOthers {
  readonly page: Answer
  readonly item: Item
}

/**
 * Pending transactions of accounts that the other customer may not access, in the list of that customer. None where the
 * links to accounts lead the customer nowhere, either.
 */
export const pendingOfOthers = fixture(async (search): Promise<readonly PendingOfOthers[]> => {
  if ((await pendingAccounts(search)).length === 0) return []
  const other = search.as('otherCustomer')
  const page = await other.send('getPendingTransactions')
  const byAccount = new Map<string, Item>()
  for (const item of itemsOf(page))
    for (const href of hrefsOf(item, 'svc:account').slice(0, 1))
      if (other.linkOf(page, href).kind === 'url') byAccount.set(href, item)
  const some = [...byAccount].slice(0, most)
  const accounts = await Promise.all(some.map(([href]) => other.visit(page, href)))
  // The one who may have it is shown it by itself.
  const isKept = async ({ _id: id }: Item): Promise<boolean> => {
    const order = { path: { transactionId: String(id) } }
    const theirs = await other.send('getTransaction', order)
    if (theirs.status !== hidden) return false
    return (await search.as('customer').send('getTransaction', order)).status === 200
  }
  const all = await Promise.all(
    some.map(async ([, item], index) => {
      const status = accounts[index]?.status
      const isOthers = status === hidden || (status === forbidden && (await isKept(item)))
      return isOthers ? [{ page, item }] : []
    }),
  )
  return all.flat()
})
