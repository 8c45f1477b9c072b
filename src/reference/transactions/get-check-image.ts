import type { Operation } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'

/** What the check image links lead to; how it is asked for is not shown. */
export const getCheckImage: Operation = {
  id: 'getCheckImage',
  method: 'GET',
  path: '/transactions/checkImages/{checkId}/{side}',
  statuses: [200, 404],
  errors: 'error',
  answer({ services, customer, path }) {
    const { behaviour, ledger } = services
    const { checkId = '', side } = path
    const transaction = ledger.byCheck(checkId)
    const holding = transaction && ledger.holding(customer, transaction.account)
    const visible = holding !== undefined && behaviour.opensTransactions(holding)
    if (!visible || (side !== 'front' && side !== 'back'))
      throw new Refusal(404, 'invalidCheckId', 'There is no such image of a check.')
    const { mediaType, bytes } = behaviour.checkImage(side)
    return new Response(bytes, { headers: { 'content-type': mediaType } })
  },
}
