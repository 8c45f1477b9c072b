import type { Books } from '../../../src/reference/books/books.js'
import type { Transaction } from '../../../src/reference/books/transaction.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const shown = { operations: ['getTransaction'], statuses: [200] }

const rows: readonly (readonly [
  name: string,
  sentence: string,
  change: (value: string, currency: string) => JsonObject,
])[] = [
  [
    'decimals',
    'An amount with more decimals than two is rounded to two where it is shown by itself.',
    (value, currency) => ({ value: value.replace(/(\.\d\d)\d+$/, '$1'), currency }),
  ],
  [
    'currency',
    'Every amount is in dollars where it is shown by itself.',
    (value) => ({ value, currency: 'USD' }),
  ],
  [
    'sign',
    'An amount below zero loses its sign where it is shown by itself.',
    (value, currency) => ({ value: value.replace('-', ''), currency }),
  ],
]

/** Each hold is there twice, active and over, so that the two take turns in a list. */
const holdsInTurn = (before: Books): Books => ({
  ...before,
  transactions: before.transactions.flatMap((one): readonly Transaction[] =>
    one.holdState === undefined || one.holdState === 'none'
      ? [one]
      : [
          { ...one, holdState: 'active' },
          { ...one, id: `${one.id}-over`, holdState: 'expired' },
        ],
  ),
})
const activeAlone = changeJson(shown, (one) =>
  one['holdState'] === 'expired' ? { ...one, holdState: 'active' } : one,
)

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
  ...rows.map(([name, sentence, change]): Defect => ({
    name: `alone-otherwise-${name}`,
    sentence,
    breaks: ['transactions.history.items-agree'],
    response: changeJson(shown, (one) => {
      const { value, currency } = one['amount'] as Record<string, string>
      return { ...one, amount: change(String(value), String(currency)) }
    }),
  })),
  {
    name: 'alone-otherwise-hold',
    sentence: 'A hold that is over is active where its transaction is shown by itself.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: activeAlone,
  },
  {
    name: 'alone-otherwise-hold-in-turn',
    sentence:
      'Among active holds stand those that are over, which are active where they are shown by themselves.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    behaviour: { books: holdsInTurn },
    response: activeAlone,
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
