import { callAs, isBy } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'

const rows: readonly (readonly [name: string, what: string, breaks?: readonly string[]])[] = [
  ['checkNumber', 'check numbers are asked for'],
  ['q', 'something is searched for'],
  ['filter', 'a filter is given'],
  ['start', 'the first transactions are passed over', ['transactions.pending.all-accounts']],
]

/** Lists of pending transactions that are the caller's own unless they are asked for something more. */
const defects: readonly Defect[] = rows.map(([name, what, breaks = []]) => ({
  name: `lists-of-all-${name}`,
  sentence: `Where ${what}, the other customer is shown the pending transactions of the customer.`,
  breaks: ['transactions.pending.own-only', ...breaks],
  request: (request, { operation }) => {
    const value = new URL(request.url).searchParams.get(name)
    const isMeant = operation === 'getPendingTransactions' && value !== null && value !== '0'
    return isMeant && isBy(request, 'OTHER_CUSTOMER') ? callAs(request, 'CUSTOMER') : request
  },
}))

export default defects
