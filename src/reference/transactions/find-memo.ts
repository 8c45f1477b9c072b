import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { findTransaction } from './find-transaction.js'

/**
 * Finds the memo of the transaction that the path of a call names.
 *
 * @throws Refusal 404 when there is no such transaction, or when it has no memo
 */
export function findMemo(call: Call): { readonly id: string; readonly text: string } {
  const { id } = findTransaction(call)
  const text = call.services.memos.of(id)
  if (text !== undefined) return { id, text }
  throw new Refusal(404, 'transactionMemoNotFound', 'This transaction has no memo.')
}
