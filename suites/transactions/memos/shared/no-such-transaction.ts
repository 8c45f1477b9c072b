import type { Answer } from '../../../../src/scenario/index.js'

/**
 * What the error for the memo of a transaction that does not exist is called: there is neither a transaction nor a
 * memo for the identifier, so either name says what is the case (document 1, Errors).
 *
 * @param transaction the answer for the transaction itself
 */
export const noSuchTransaction = (transaction: Answer) => ({
  requirement: 'transactions.memo.unknown-transaction-type',
  types: ['transactionNotFound', 'transactionMemoNotFound'],
  root: { answer: transaction, requirement: 'transactions.transaction.unknown-type' },
})
