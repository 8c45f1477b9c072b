import { identifierFaults } from '../http/identifier-faults.js'
import { jsonResponse } from '../http/json-response.js'
import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { accountItem } from './account-item.js'
import { findHolding } from './find-holding.js'

/**
 * One internal account. An identifier against the pattern gives 404 like any other that names
 * nothing: the document lists neither 400 nor 422 for this operation.
 */
export const getAccount: Operation = {
  id: 'getAccount',
  method: 'GET',
  path: '/banking/accounts/{accountId}',
  statuses: [200, 401, 403, 404],
  answer(call) {
    const { behaviour } = call.services
    const id = call.path['accountId'] ?? ''
    const given = { operation: 'getAccount', parameter: 'accountId', value: id }
    const [fault] = behaviour.faultsOf(given, identifierFaults(id))
    const holding = fault === undefined ? findHolding(call, id) : undefined
    if (holding === undefined)
      throw new Refusal(404, 'accountNotFound', 'There is no such account.')
    const { electronicStatements } = holding.account
    return jsonResponse({ ...accountItem(holding, behaviour), electronicStatements })
  },
}
