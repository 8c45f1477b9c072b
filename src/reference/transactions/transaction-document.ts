import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'
import { sourceAccount } from './source-account.js'
import { transactionItem } from './transaction-item.js'
import { transactionLinks } from './transaction-links.js'

const minute = 60_000

/**
 * A transaction with everything that the bank knows of it (document 1, Transaction).
 *
 * @param unmasked whether the full number of the source account was requested
 */
export function transactionDocument(
  call: Call,
  transaction: Transaction,
  unmasked: boolean,
): object {
  const { behaviour, memos, openedAt } = call.services
  const { balance, cashBack, check, recurs, disputeState, minutesAgo, state } = transaction
  const memo = memos.of(transaction.id)
  const effectiveAt = behaviour.timestamp(openedAt - minutesAgo * minute)
  const postedOn = new Date(openedAt - minutesAgo * minute).toISOString().slice(0, 10)
  return {
    ...transactionItem(call, transaction),
    _links: transactionLinks(call, transaction),
    balance: balance && { current: balance.value, currency: balance.currency },
    summary: transaction.summary,
    description: transaction.description,
    memo,
    recurs,
    cashBackAmount: cashBack && { amount: cashBack.value, currency: cashBack.currency },
    checkNumber: check?.number,
    ...sourceAccount(call, transaction, unmasked),
    transactionCode: transaction.code,
    postedOn: state === 'completed' ? postedOn : undefined,
    effectiveAt,
    network: transaction.network,
    disputeState,
  }
}
