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
  {
    name: 'alone-otherwise-hold',
    sentence: 'A hold that is over is active where its transaction is shown by itself.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: changeJson(shown, (one) =>
      one['holdState'] === 'expired' ? { ...one, holdState: 'active' } : one,
    ),
  },
  {
    name: 'alone-otherwise-credits',
    sentence: 'Of many transactions a few are credits, and the list has debits only.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: changeJson(
      { operations: ['getPendingTransactions'], statuses: [200] },
      ({ _embedded, ...page }) => {
        const { items } = _embedded as { items: JsonObject[] }
        const debits = items.map((item) =>
          item['type'] === 'credit' ? { ...item, type: 'debit' } : item,
        )
        return { ...page, _embedded: { items: debits } }
      },
    ),
  },
]

export default defects
