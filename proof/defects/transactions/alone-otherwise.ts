import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** What a few of many items say of themselves, otherwise than the list that holds them. */
const defects: readonly Defect[] = [
  {
    name: 'alone-otherwise-transaction-of-check',
    sentence:
      'A pending transaction that was paid by check is completed where it is shown by itself.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: changeJson({ operations: ['getTransaction'], statuses: [200] }, (one) =>
      one['state'] === 'pending' && one['checkNumber'] !== undefined
        ? { ...one, state: 'completed' }
        : one,
    ),
  },
]

export default defects
