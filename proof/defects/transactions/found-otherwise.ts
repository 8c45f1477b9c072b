import type { JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { tellItemsWhere } from '../../alterations/tell-items-where.js'
import type { Defect } from '../../defect.js'

const list = 'getPendingTransactions'

/** Amounts without their cents, in lists that are asked for by a parameter, whatever its value or with such a one. */
const rounded = (
  parameter: string,
  value = /^/,
  beside = parameter,
): NonNullable<Defect['response']> =>
  tellItemsWhere(
    list,
    (query) => query.has(beside) && query.has(parameter) && value.test(query.get(parameter) ?? ''),
    (item) => {
      const amount = item['amount'] as JsonObject
      return { ...item, amount: { ...amount, value: String(amount['value']).split('.')[0] } }
    },
  )

/** Pending lists that are wrong by the way in which they are found. */
const defects: readonly Defect[] = [
  {
    name: 'found-otherwise-amounts',
    sentence: 'What a search finds is told with amounts without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('q'),
  },
  {
    name: 'found-otherwise-amounts-held',
    sentence: 'What is asked for by its hold is told with amounts without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('holdState'),
  },
  {
    name: 'found-otherwise-amounts-active',
    sentence:
      'Transactions with an active hold, and no others, are told with amounts without cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('holdState', /^active$/),
  },
  {
    name: 'found-otherwise-amounts-none',
    sentence: 'Where holdState is none, and not left out, amounts are told without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('holdState', /^none$/),
  },
  {
    name: 'found-otherwise-amounts-accounts',
    sentence: 'Where several accounts are asked for, amounts are told without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('account', /[|]/),
  },
  {
    name: 'found-otherwise-amounts-range',
    sentence: 'Where a range of check numbers is asked for, amounts are told without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('checkNumber', /-/),
  },
  {
    name: 'found-otherwise-amounts-held-by-account',
    sentence: 'Where holds of an account are asked for, amounts are told without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('account', /^/, 'holdState'),
  },
  {
    name: 'found-otherwise-amounts-checks-by-account',
    sentence: 'Where checks of an account are asked for, amounts are told without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('account', /^/, 'checkNumber'),
  },
  {
    name: 'found-otherwise-amounts-later',
    sentence: 'On later pages of an account, amounts are told without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: rounded('start', /^[1-9]/, 'account'),
  },
  {
    name: 'found-otherwise-holds',
    sentence: 'Where one transaction is asked for, holdState is not looked at.',
    breaks: [
      'transactions.pending.filters-with-pages',
      'transactions.pending.filters-together',
      'transactions.pending.holdState',
    ],
    request: changeQuery(list, (query) => {
      if (query.get('limit') === '1') query.delete('holdState')
    }),
  },
  {
    name: 'found-otherwise-holds-by-account',
    sentence: 'Of one account, several states of hold are overlooked.',
    breaks: ['transactions.pending.filters-together'],
    request: changeQuery(list, (query) => {
      const isSeveral = query.get('holdState')?.includes('|') === true
      if (query.has('account') && isSeveral) query.delete('holdState')
    }),
  },
]

export default defects
