import { identifierFaults } from '../http/identifier-faults.js'
import { jsonResponse } from '../http/json-response.js'
import type { Call, Operation } from '../http/operation.js'
import { readInteger } from '../http/read-integer.js'
import { readList } from '../http/read-list.js'
import { readQuery } from '../http/read-query.js'
import { Refusal } from '../http/refusal.js'
import { accountBalance } from './account-balance.js'
import { findHolding } from './find-holding.js'

const parameters = {
  accounts: readList({
    separator: ',',
    required: true,
    maximum: 100,
    itemFaults: identifierFaults,
  }),
  retryCount: readInteger({ minimum: 1, maximum: 10, whenAbsent: 0 }),
}

/** Balances of internal accounts, in the order in which they were requested. */
export const listAccountBalances: Operation = {
  id: 'listAccountBalances',
  method: 'GET',
  path: '/banking/accountBalances',
  statuses: [200, 202, 401, 403, 422, 429, 503],
  answer(call) {
    const { accounts, retryCount } = readQuery(call, parameters)
    const { behaviour, conditions } = call.services
    const asked = accounts.flatMap((id) => findHolding(call, id) ?? [])
    if (conditions.outage || asked.some(({ account }) => account.core === 'down')) {
      throw new Refusal(503, 'coreUnavailable', 'The banking core does not answer.')
    }
    const now = conditions.now()
    const balances = behaviour.balanceOrder(asked, call.customer).map((holding) => {
      const complete = behaviour.supplies(holding, retryCount, now)
      return { complete, balance: accountBalance(holding, complete, call.services) }
    })
    const items = balances.map(({ balance }) => balance)
    if (balances.every(({ complete }) => complete)) return jsonResponse({ items })
    return incomplete(call, items, retryCount)
  },
}

/** Without Retry-After once the tries are used up: there is nothing to wait for. */
function incomplete(call: Call, items: readonly object[], retryCount: number): Response {
  const { behaviour, conditions } = call.services
  if (!behaviour.mayRetry(retryCount)) return jsonResponse({ retryCount, items }, { status: 202 })
  const headers = { 'retry-after': behaviour.retryAfter(behaviour.returnAt(conditions.now())) }
  const body = { retryCount: behaviour.nextRetryCount(retryCount), items }
  return jsonResponse(body, { status: 202, headers })
}
