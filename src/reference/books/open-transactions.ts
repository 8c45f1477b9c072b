import type { Holding } from './books.js'
import { riveraTransactions } from './rivera-transactions.js'
import { routineTransactions } from './routine-transactions.js'
import type { Transaction } from './transaction.js'

const riveras = [
  'acct-000101',
  'acct-000110',
  'acct-000108',
  'acct-000102',
  'acct-000101',
  'acct-000109',
  'acct-000103',
]
const okafors = ['acct-000301', 'acct-000302']

const ofEveryDay: readonly Transaction[] = [
  ...routineTransactions({ mark: 'a', accounts: riveras, count: 26, holdStates: ['none'] }),
  ...routineTransactions({
    mark: 'b',
    accounts: ['acct-000108', 'acct-000101', 'acct-000109'],
    count: 12,
    holdStates: ['active', 'expired'],
  }),
  ...routineTransactions({ mark: 'c', accounts: riveras, count: 54 }),
  ...routineTransactions({
    mark: 'd',
    accounts: okafors,
    count: 6,
    holdStates: ['none', 'active'],
  }),
  ...routineTransactions({ mark: 'e', accounts: okafors, count: 9 }),
  ...routineTransactions({
    mark: 'f',
    accounts: ['acct-000401', 'acct-000501'],
    count: 4,
    holdStates: ['none'],
  }),
  ...routineTransactions({ mark: 'g', accounts: ['acct-000401', 'acct-000501'], count: 4 }),
]

/**
 * The transactions with which the bank opens, newest first.
 *
 * @param more generated accounts; each has one pending and one completed transaction
 */
export function openTransactions(more: readonly Holding[]): readonly Transaction[] {
  const accounts = more.map(({ account }) => account.id)
  const count = accounts.length
  const all = [
    ...riveraTransactions,
    ...ofEveryDay,
    ...routineTransactions({ mark: 'x', accounts, count, holdStates: ['none'], since: 3_000 }),
    ...routineTransactions({ mark: 'y', accounts, count, since: 60_000 }),
  ]
  return all.toSorted((one, other) => one.minutesAgo - other.minutesAgo)
}
