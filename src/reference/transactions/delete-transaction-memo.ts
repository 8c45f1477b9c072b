import type { Operation } from '../http/operation.js'
import { findMemo } from './find-memo.js'

/** Deletes the memo of a transaction. */
export const deleteTransactionMemo: Operation = {
  id: 'deleteTransactionMemo',
  method: 'DELETE',
  path: '/transactions/transactions/{transactionId}/memo',
  statuses: [204, 404],
  errors: 'error',
  answer(call) {
    const { behaviour, memos } = call.services
    const erase = (): void => memos.erase(call.path['transactionId'] ?? '')
    try {
      findMemo(call)
    } catch (refusal) {
      behaviour.declineMemo('access', erase, call.operation.id)
      throw refusal
    }
    erase()
    return new Response(null, { status: 204 })
  },
}
