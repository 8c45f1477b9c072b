import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'

/** The transactions of all accounts that the caller may look at, in the order of the operation's collection. */
export function visibleTransactions({ customer, operation, office }: Call): readonly Transaction[] {
  const { behaviour, ledger, books } = office
  const visible = books.transactions.filter((transaction) => {
    const holding = ledger.holding(customer, transaction.account)
    return (
      holding !== undefined &&
      behaviour.opensTransactions(holding) &&
      behaviour.inCollection(transaction, operation.id)
    )
  })
  return behaviour.arrangeTransactions(visible, operation.id)
}
