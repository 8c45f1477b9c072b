import type { Transaction } from '../books/transaction.js'
import type { Call } from '../http/operation.js'
import { transactionLinks } from './transaction-links.js'

/**
 * A transaction as the pending collection lists it: the members that document 1 names for its items,
 * and the hold state that it says they carry.
 */
export function transactionItem(call: Call, transaction: Transaction): object {
  const { behaviour } = call.services
  const { id, amount, state, type, providerSummary, holdState } = transaction
  const {
    self,
    'svc:account': account,
    'svc:organization': organization,
  } = transactionLinks(call, transaction)
  return {
    _id: id,
    _profile: behaviour.profile('transaction', '1.8.0'),
    _links: { self, 'svc:account': account, 'svc:organization': organization },
    amount,
    state,
    type,
    providerSummary,
    holdState: behaviour.showsHoldState(transaction) ? holdState : undefined,
  }
}
