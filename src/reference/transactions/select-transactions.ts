import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'
import type { Values } from '../http/reader.js'
import type { collectionParameters } from './collection-parameters.js'

/** The transactions that pass the filters that both collections have; a filter that was not given passes all. */
export function selectTransactions(
  { services, operation }: Call,
  transactions: readonly Transaction[],
  wanted: Values<typeof collectionParameters>,
): readonly Transaction[] {
  const { behaviour } = services
  const { account, checkNumber, filter, q } = wanted
  return transactions.filter(
    (transaction) =>
      (account.length === 0 || behaviour.ofAccounts(transaction, account, operation.id)) &&
      (checkNumber.length === 0 || behaviour.ofCheckNumbers(transaction, checkNumber)) &&
      (filter === undefined || behaviour.passesFilter(transaction, filter)) &&
      (q === undefined || behaviour.mentions(transaction, q)),
  )
}
