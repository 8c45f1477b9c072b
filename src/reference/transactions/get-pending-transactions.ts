import { halResponse } from '../hal/hal-response.js'
import { numberedPage } from '../hal/numbered-page.js'
import type { Operation } from '../http/operation.js'
import { readQuery } from '../http/read-query.js'
import { collectionParameters, holdStateParameter } from './collection-parameters.js'
import { selectTransactions } from './select-transactions.js'
import { transactionItem } from './transaction-item.js'
import { visibleTransactions } from './visible-transactions.js'

const parameters = { ...collectionParameters, holdState: holdStateParameter }

/** Transactions that are not completed yet, of all accounts that the caller may look at. */
export const getPendingTransactions: Operation = {
  id: 'getPendingTransactions',
  method: 'GET',
  path: '/transactions/pendingTransactions',
  statuses: [200, 400, 422],
  errors: 'error',
  answer(call) {
    const wanted = readQuery(call, parameters)
    const { behaviour } = call.services
    const holdStates =
      wanted.holdState.length === 0 ? behaviour.usualHoldStates() : wanted.holdState
    const visible = visibleTransactions(call)
    const matching = selectTransactions(call, visible, wanted).filter(
      (transaction) => holdStates.length === 0 || behaviour.ofHoldStates(transaction, holdStates),
    )
    return halResponse(
      numberedPage(call, {
        name: 'pendingTransactions',
        profile: behaviour.profile('transactions', '1.8.0'),
        matching,
        whole: visible.length,
        start: wanted.start,
        limit: wanted.limit,
        represent: (transaction) => transactionItem(call, transaction),
      }),
    )
  },
}
