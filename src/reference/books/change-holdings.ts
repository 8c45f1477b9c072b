import type { Books, Holding } from './books.js'

/** The books of a bank with other accounts: each holding is replaced, or dropped for `undefined`. */
export function changeHoldings(
  books: Books,
  change: (holding: Holding, position: number) => Holding | undefined,
): Books {
  const customers = books.customers.map((customer) => ({
    ...customer,
    holdings: customer.holdings.flatMap((holding, position) => change(holding, position) ?? []),
  }))
  return { ...books, customers }
}
