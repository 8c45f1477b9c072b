import type { Books, Holding } from './books.js'

/**
 * The books of a bank with other accounts: each holding is replaced, or dropped for `undefined`.
 * Transactions follow their account when its identifier changes; those of a removed one have no owner.
 */
export function changeHoldings(
  books: Books,
  change: (holding: Holding, position: number) => Holding | undefined,
): Books {
  const renamed = new Map<string, string>()
  const customers = books.customers.map((customer) => ({
    ...customer,
    holdings: customer.holdings.flatMap((holding, position) => {
      const changed = change(holding, position)
      if (changed === undefined) return []
      renamed.set(holding.account.id, changed.account.id)
      return changed
    }),
  }))
  const rename = (id: string) => renamed.get(id) ?? id
  const transactions = books.transactions.map(({ source, ...transaction }) => ({
    ...transaction,
    account: rename(transaction.account),
    source: source && rename(source),
  }))
  return { ...books, customers, transactions }
}
