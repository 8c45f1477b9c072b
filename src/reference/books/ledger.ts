import type { Books, Customer, Holding } from './books.js'
import type { Transaction } from './transaction.js'

/** The books with an index, so that finding an account does not depend on how many there are. */
export interface Ledger {
  customer(id: string): Customer | undefined
  holding(customer: Customer, accountId: string): Holding | undefined
  /** The account as its customer sees it. */
  anybodys(accountId: string): Holding | undefined
  transaction(id: string): Transaction | undefined
  /** The transactions of the accounts that a customer has, in the order of the books. */
  transactionsOf(customer: Customer): readonly Entry[]
  /** The transaction that a check belongs to. */
  byCheck(checkId: string): Transaction | undefined
}

/** A transaction with the account that it belongs to. */
interface Entry {
  readonly transaction: Transaction
  readonly holding: Holding
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
  const entries = new Map<string, readonly Entry[]>()
  const entriesOf = (id: string): readonly Entry[] => {
    const found = entries.get(id)
    if (found !== undefined) return found
    const own = books.transactions.flatMap((transaction) => {
      const holding = holdings.get(id)?.get(transaction.account)
      return holding === undefined ? [] : [{ transaction, holding }]
    })
    entries.set(id, own)
    return own
  }
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
    transactionsOf: ({ id }) => entriesOf(id),
    byCheck: (checkId) => checks.get(checkId),
  }
}
