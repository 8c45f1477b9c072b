import { isBy } from '../../alterations/call-as.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const operation = 'getPendingTransactions'
const callers = { customer: 'OTHER_CUSTOMER', agent: 'AGENT' } as const
const rows = [
  ['account', 'transactions.pending.account'],
  ['holdState', 'transactions.pending.holdState'],
  ['checkNumber', 'transactions.pending.checkNumber'],
  ['limit', 'transactions.getPendingTransactions.pages-limit-respected'],
  ['start', 'transactions.getPendingTransactions.pages-start-echoed'],
] as const

const askedBy =
  (caller: 'OTHER_CUSTOMER' | 'AGENT', change: (query: URLSearchParams) => void) =>
  (...[request, context]: Parameters<NonNullable<Defect['request']>>) =>
    isBy(request, caller) ? changeQuery(operation, change)(request, context) : request

/** Lists of pending transactions that are narrowed for one customer, and otherwise for another caller. */
const defects: readonly Defect[] = [
  ...Object.entries(callers).flatMap(([word, caller]) =>
    rows.map(([name, row]): Defect => ({
      name: `pending-of-others-${word}-${name}`,
      sentence: `For one ${word}, the list of pending transactions ignores ${name}.`,
      breaks: [row],
      request: askedBy(caller, (query) => query.delete(name)),
    })),
  ),
  {
    name: 'pending-of-others-any-hold',
    sentence: 'Without holdState, one customer is shown transactions with a hold as well.',
    breaks: ['transactions.pending.holdState-default'],
    request: askedBy('OTHER_CUSTOMER', (query) => {
      if (!query.has('holdState')) query.set('holdState', 'active|expired|none')
    }),
  },
  {
    name: 'pending-of-others-active-alone',
    sentence: 'For one customer, active holds are found beside expired ones alone.',
    breaks: ['transactions.pending.holdStates'],
    request: askedBy('OTHER_CUSTOMER', (query) => {
      if (query.get('holdState') === 'active') query.set('checkNumber', '999999999999')
    }),
  },
]

export default defects
