import type { Customer, Holding } from '../books/books.js'
import { identifierFaults } from '../http/identifier-faults.js'
import { jsonResponse } from '../http/json-response.js'
import type { Call, Operation } from '../http/operation.js'
import { readQuery } from '../http/read-query.js'
import { readText } from '../http/read-text.js'
import { Refusal } from '../http/refusal.js'
import { pageOf } from '../paging/page-of.js'
import { pageParameters } from '../paging/page-parameters.js'
import { accountItem } from './account-item.js'
import { accountParameters } from './account-parameters.js'

const parameters = {
  allows: accountParameters.allowsRequired,
  secCode: accountParameters.secCode,
  customerId: readText(identifierFaults),
  ...pageParameters,
}

/** Accounts that allow ACH transfers of one SEC code, the caller's or those of a business acted for. */
export const listEligibleAchAccounts: Operation = {
  id: 'listEligibleAchAccounts',
  method: 'GET',
  path: '/banking/achEligibleAccounts',
  statuses: [200, 400, 401, 403, 422],
  answer(call) {
    const { allows, secCode = '', customerId, start, limit } = readQuery(call, parameters)
    const { behaviour } = call.services
    const customer = customerFor(call, customerId)
    const selects = (holding: Holding) =>
      behaviour.ofSecCode(holding, secCode) &&
      behaviour.allowsAll(holding, allows, call.operation.id)
    const query = JSON.stringify([
      'listEligibleAchAccounts',
      customer.id,
      secCode,
      allows.toSorted(),
    ])
    const list = (walk: number) => behaviour.arrange(customer.holdings, walk, call.operation.id)
    const page = pageOf(call, { list, selects, query, start, limit })
    const items = page.items.map((holding) => accountItem(holding, behaviour))
    return jsonResponse({ ...page, items })
  },
}

/** A customer that does not exist is refused like one that the caller may not act for. */
function customerFor(call: Call, customerId: string | undefined): Customer {
  if (customerId === undefined) return call.customer
  const { behaviour, ledger } = call.services
  const customer = ledger.customer(customerId)
  if (customer !== undefined && behaviour.mayActFor(call.actor, customerId)) return customer
  throw new Refusal(403, 'customerNotPermitted', 'You may not act for this customer.')
}
