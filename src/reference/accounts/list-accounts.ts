import type { Holding } from '../books/books.js'
import { jsonResponse } from '../http/json-response.js'
import type { Operation } from '../http/operation.js'
import { readQuery } from '../http/read-query.js'
import { pageOf } from '../paging/page-of.js'
import { pageParameters } from '../paging/page-parameters.js'
import { accountItem } from './account-item.js'
import { accountParameters } from './account-parameters.js'

const { productType, location, allows } = accountParameters
const parameters = { productType, location, allows, ...pageParameters }

/** The accounts that the caller may access, internal and external. */
export const listAccounts: Operation = {
  id: 'listAccounts',
  method: 'GET',
  path: '/banking/accounts',
  statuses: [200, 400, 401, 403, 422],
  answer(call) {
    const { productType, location, allows, start, limit } = readQuery(call, parameters)
    const { behaviour } = call.services
    const selects = (holding: Holding) =>
      (productType.length === 0 || behaviour.ofProductType(holding, productType)) &&
      (location === undefined || behaviour.atLocation(holding, location)) &&
      (allows.length === 0 || behaviour.allowsAll(holding, allows, call.operation.id))
    const query = JSON.stringify([
      'listAccounts',
      call.customer.id,
      productType.toSorted(),
      location,
      allows.toSorted(),
    ])
    const { holdings } = call.customer
    const list = (walk: number) => behaviour.arrange(holdings, walk, call.operation.id)
    const page = pageOf(call, { list, selects, query, start, limit })
    const items = page.items.map((holding) => accountItem(holding, behaviour))
    return jsonResponse({ ...page, items })
  },
}
