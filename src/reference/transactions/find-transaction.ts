import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import type { Withheld } from './transactions-behaviour.js'

/**
 * Finds the transaction that the path of a call names.
 *
 * @throws Refusal when the caller may not have it, 404 when there is none
 */
export function findTransaction(call: Call): Transaction {
  const { behaviour, ledger } = call.services
  const transaction = ledger.transaction(call.path['transactionId'] ?? '')
  const reason = reasonAgainst(call, transaction)
  const withheld = reason && behaviour.withholdingOf(reason, call.operation.id)
  if (transaction !== undefined && withheld === undefined) return transaction
  const { status, name } = withheld ?? { status: 404, name: 'transactionNotFound' }
  const detail = status === 403 ? 'You may not see this transaction.' : 'No such transaction.'
  throw new Refusal(status, name, detail)
}

function reasonAgainst(call: Call, transaction: Transaction | undefined): Withheld | undefined {
  if (transaction === undefined) return 'unknown'
  const { behaviour, ledger } = call.services
  const holding = ledger.holding(call.customer, transaction.account)
  if (holding === undefined) return 'foreign'
  return behaviour.opensTransactions(holding) ? undefined : 'not-viewable'
}
