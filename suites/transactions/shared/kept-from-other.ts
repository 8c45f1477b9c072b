import { fixture } from '../../../src/scenario/index.js'
import { foreignTransaction } from './foreign-transaction.js'
import { type PendingAccount, pendingAccounts } from './pending-accounts.js'

const refusals = [403, 404]

/**
 * Accounts of the customer that are refused to the other customer, who may read others: 403 alone may as well refuse a
 * caller whose token is for transactions.
 */
export const keptFromOther = fixture(async (search): Promise<readonly PendingAccount[]> => {
  const other = search.as('otherCustomer')
  const page = await other.send('getPendingTransactions')
  const accounts = (await pendingAccounts(search)).filter(
    ({ href }) => other.linkOf(page, href).kind === 'url',
  )
  const seen = await Promise.all(accounts.map(({ href }) => other.visit(page, href)))
  const readsOthers =
    seen.some(({ status }) => status === 200) ||
    (await foreignTransaction(search)).account !== undefined
  return readsOthers ? accounts.filter((_, at) => refusals.includes(seen[at]?.status ?? 0)) : []
})
