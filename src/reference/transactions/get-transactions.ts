import { halResponse } from '../hal/hal-response.js'
import { numberedPage } from '../hal/numbered-page.js'
import type { Operation } from '../http/operation.js'
import { readQuery } from '../http/read-query.js'
import { collectionParameters } from './collection-parameters.js'
import { selectTransactions } from './select-transactions.js'
import { transactionDocument } from './transaction-document.js'
import { visibleTransactions } from './visible-transactions.js'

/**
 * The history: completed transactions, each with all that is known of it. Its parameters and its
 * answers are not shown; here they are those of the pending ones, hold states excepted.
 */
export const getTransactions: Operation = {
  id: 'getTransactions',
  method: 'GET',
  path: '/transactions/transactions',
  statuses: [200, 400, 422],
  errors: 'error',
  answer(call) {
    const wanted = readQuery(call, collectionParameters)
    const visible = visibleTransactions(call)
    return halResponse(
      numberedPage(call, {
        name: 'transactions',
        profile: call.services.behaviour.profile('transactions', '1.8.0'),
        matching: selectTransactions(call, visible, wanted),
        whole: visible.length,
        start: wanted.start,
        limit: wanted.limit,
        represent: (transaction) => transactionDocument(call, transaction, false),
      }),
    )
  },
}
