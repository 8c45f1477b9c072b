import { keepByAddress } from '../../alterations/keep-by-address.js'
import type { Defect } from '../../defect.js'

const row = (operation: string, what: string, ...breaks: readonly string[]): Defect => ({
  name: `kept-for-a-second-${operation}`,
  sentence: `For a second ${what} is kept by its address, and given to another customer who asks.`,
  breaks,
  response: keepByAddress(operation),
})

/** What is kept for all callers alike, and soon forgotten: only who asks right after another one is given what is theirs. */
const defects: readonly Defect[] = [
  row(
    'getAccount',
    'an account',
    'accounts.getAccount.not-accessible',
    'accounts.nickname.per-customer',
  ),
  row('listAccountBalances', 'a list of balances', 'accounts.balances.not-accessible'),
  row(
    'listEligibleAchAccounts',
    'a list of accounts for transfers',
    'accounts.listAccounts.accessible-only',
    'accounts.nickname.per-customer',
  ),
  row('getPendingTransactions', 'a pending list', 'transactions.pending.own-only'),
  row('getTransactions', 'a history', 'transactions.transaction.not-accessible'),
  row('getTransaction', 'a transaction', 'transactions.transaction.not-accessible'),
  row('getTransactionMemo', 'a memo', 'transactions.memo.not-accessible'),
]

export default defects
