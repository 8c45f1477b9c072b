import { taggedResponse } from '../hal/tagged-response.js'
import type { Operation } from '../http/operation.js'
import { findMemo } from './find-memo.js'
import { memoDocument } from './memo-document.js'

/** The memo of a transaction. */
export const getTransactionMemo: Operation = {
  id: 'getTransactionMemo',
  method: 'GET',
  path: '/transactions/transactions/{transactionId}/memo',
  statuses: [200, 304, 404],
  errors: 'error',
  answer(call) {
    const { id, text } = findMemo(call)
    return taggedResponse(call, memoDocument(call, id, text))
  },
}
