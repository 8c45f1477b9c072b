import type { Operation } from '../http/operation.js'
import { readBoolean } from '../http/read-boolean.js'
import { readQuery } from '../http/read-query.js'
import { taggedResponse } from '../hal/tagged-response.js'
import { findTransaction } from './find-transaction.js'
import { transactionDocument } from './transaction-document.js'

const parameters = { unmasked: readBoolean(false) }

/** One transaction. 400 is among the statuses of the interface, though not of this operation. */
export const getTransaction: Operation = {
  id: 'getTransaction',
  method: 'GET',
  path: '/transactions/transactions/{transactionId}',
  statuses: [200, 304, 400, 404],
  errors: 'error',
  answer(call) {
    const transaction = findTransaction(call)
    const { unmasked } = readQuery(call, parameters)
    return taggedResponse(call, transactionDocument(call, transaction, unmasked))
  },
}
