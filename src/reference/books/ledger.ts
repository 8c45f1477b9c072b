import type { Books, Customer, Holding } from './books.js'
import type { Transaction } from './transaction.js'

/** The books with an index, so that finding an account does not depend on how many there are. */
export interface Ledger {
  customer(id: string): Customer | undefined
  holding(customer: Customer, accountId: string): Holding | undefined
  /** The account as whoever has it sees it. */
  anybodys(accountId: string): Holding | undefined
  transaction(id: string): Transaction | undefined
  /** The transaction that a check belongs to. */
  byCheck(checkId: string): Transaction | undefined
}

/** Builds the index. */
export function ledgerOf(books: Books): Ledger {
  const customers = new Map(books.customers.map((customer) => [customer.id, customer]))
  const holdings = new Map(
    books.customers.map(({ id, holdings }) => [
      id,
      new Map(holdings.map((holding) => [holding.account.id, holding])),
    ]),
  )
  const transactions = new Map(books.transactions.map((one) => [one.id, one]))
  const checks = new Map(
    books.transactions.flatMap((one) => (one.check ? [[one.check.id, one]] : [])),
  )
  return {
    customer: (id) => customers.get(id),
    holding: ({ id }, accountId) => holdings.get(id)?.get(accountId),
    anybodys: (accountId) => {
      for (const accounts of holdings.values()) {
        const holding = accounts.get(accountId)
        if (holding !== undefined) return holding
      }
      return undefined
    },
    transaction: (id) => transactions.get(id),
    byCheck: (checkId) => checks.get(checkId),
  }
}
