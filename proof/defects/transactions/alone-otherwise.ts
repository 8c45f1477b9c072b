import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const shown = { operations: ['getTransaction'], statuses: [200] }

/** What a few of many items say of themselves, otherwise than the list that holds them. */
const defects: readonly Defect[] = [
  {
    name: 'alone-otherwise-transaction-of-check',
    sentence:
      'A pending transaction that was paid by check is completed where it is shown by itself.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: changeJson(shown, (one) =>
      one['state'] === 'pending' && one['checkNumber'] !== undefined
        ? { ...one, state: 'completed' }
        : one,
    ),
  },
  {
    name: 'alone-otherwise-large-amount',
    sentence: 'An amount goes through a binary number where it is shown by itself.',
    breaks: ['transactions.history.items-agree'],
    response: changeJson(shown, (one) => {
      const amount = one['amount'] as JsonObject | undefined
      const value = String(amount?.['value'])
      return value.length < 16 ? one : { ...one, amount: { ...amount, value: `${Number(value)}` } }
    }),
  },
]

export default defects
