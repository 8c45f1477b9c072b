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
    call.office.memos.erase(findMemo(call).id)
    return new Response(null, { status: 204 })
  },
}
