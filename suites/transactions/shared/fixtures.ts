import { type Discoveries, fixture } from '../../../src/scenario/index.js'
import { accountsWithPending } from './accounts-with-pending.js'
import { checkNumbers } from './check-numbers.js'
import { foreignPending } from './foreign-pending.js'
import { foreignTransaction } from './foreign-transaction.js'
import { furtherWithoutMemo, otherWithoutMemo } from './further-without-memo.js'
import { history, historyAccount } from './history.js'
import { historyAccounts } from './history-accounts.js'
import { keptFromOther } from './kept-from-other.js'
import { pagesAddUp } from './pages-add-up.js'
import { pendingOfOthers } from './pending-of-others.js'
import { pendingAccounts } from './pending-accounts.js'
import { pendingTransactions } from './pending-transactions.js'
import { asked, readings } from './readings.js'
import { transaction, transactionExamples } from './transaction.js'
import {
  transactionWithCheck,
  transactionWithMemo,
  transactionWithoutCheck,
  transactionWithoutMemo,
} from './transaction-kinds.js'
import { unknownTransaction } from './unknown-transaction.js'

/** Everything that the profile names under a fixture; empty when it names nothing. */
const allNamed = fixture(async ({ given }, name: string) => given(name))

export const fixtures = {
  asked,
  readings,
  transaction,
  transactionWithMemo,
  transactionWithoutMemo,
  transactionWithCheck,
  transactionWithoutCheck,
  otherWithoutMemo,
  furtherWithoutMemo,
  unknownTransaction,
  history,
  historyAccount,
  historyAccounts,
  pendingTransactions,
  pendingAccounts,
  accountsWithPending,
  pagesAddUp,
  checkNumbers,
  foreignPending,
  foreignTransaction,
  pendingOfOthers,
  keptFromOther,
  allNamed,
  transactionExamples,
}

/** What a profile may give under `fixtures.transactions`. */
export const given = {
  transaction: 'transactions of the customer',
  transactionWithCheck: 'transactions that have a check with images of both sides',
  transactionWithoutCheck: 'transactions that have no check',
  transactionWithMemo: 'transactions with a memo',
  transactionWithoutMemo: 'transactions without a memo, which may be given one for a moment',
  transactionWithSource: 'transactions whose source account has a full number to be asked for',
  unknownTransaction: 'an identifier of the right form that no transaction has',
  pendingAccount: 'accounts with pending transactions without a hold',
  pendingCheckNumber: 'numbers of checks that are pending without a hold',
  activeHold: 'pending transactions whose hold is active',
  expiredHold: 'pending transactions whose hold has expired',
  noHold: 'pending transactions without a hold',
  otherCustomersTransaction: 'a pending transaction that the customer may not see',
  accountNumbers: 'full account numbers, which must not occur in URLs',
}

/** What is looked for when a profile is written. Holds and what is pending are others tomorrow. */
export const discoveries = {
  found: {
    transaction: 'transaction',
    transactionWithCheck: 'transactionWithCheck',
    transactionWithMemo: 'transactionWithMemo',
    transactionWithoutMemo: 'transactionWithoutMemo',
  },
  supposed: {
    transactionWithoutCheck: {
      by: 'transactionWithoutCheck',
      because: 'it shows neither a number nor images of a check',
    },
  },
  counted: { 'transactions looked at': ['readings'] },
} satisfies Discoveries<keyof typeof given, keyof typeof fixtures>
