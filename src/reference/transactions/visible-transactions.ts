import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'

/** The transactions of all accounts that the caller may look at, in the order of the operation's collection. */
export function visibleTransactions({
  customer,
  operation,
  services,
}: Call): readonly Transaction[] {
  const { behaviour, ledger } = services
  const visible = ledger
    .transactionsOf(customer)
    .filter(
      ({ transaction, holding }) =>
        behaviour.opensTransactions(holding) && behaviour.inCollection(transaction, operation.id),
    )
  return behaviour.arrangeTransactions(
    visible.map(({ transaction }) => transaction),
    operation.id,
  )
}
