import {
  alone,
  fixture,
  type OperationCapabilities,
  type Search,
  whereUndecided,
} from '../../../src/scenario/index.js'
import { accountsWithPending } from './accounts-with-pending.js'
import { fixtures } from './fixtures.js'
import { memoRewrite } from './memo-rewrite.js'
import { narrowingPending } from './narrowing-pending.js'
import { pendingRead } from './pending-read.js'

/** A memo that may be written: one that is not there yet, else one that is put back. */
const rewrite = async (search: Search) => {
  const found = whereUndecided(fixtures.transactionWithoutMemo(search), () =>
    fixtures.transactionWithMemo(search),
  )
  return memoRewrite(search, await found)
}

/**
 * Transactions with a hold, which a plain list has none of, and those of each state, or of two accounts: what finds them
 * may tell them otherwise.
 */
const found = fixture(async (search) => {
  const held = [['active', 'expired'], ['active'], ['expired'], ['none']]
  // A caller who is not shown the list learns no account of it.
  const account = (await whereUndecided(accountsWithPending(search), () => [])).slice(0, 2)
  return [
    ...held.map((holdState) => ({ query: { holdState } })),
    ...(account.length < 2 ? [] : [{ query: { account } }]),
  ]
})

/** A transaction shows its memo. */
const touches = [alone('transactions.memos')]

/** What laws can do. */
export const capabilities = {
  getPendingTransactions: { narrowing: narrowingPending, examples: found, read: pendingRead },
  getTransactions: { touches },
  getTransaction: { examples: fixtures.transactionExamples, touches },
  getTransactionMemo: { touches },
  updateTransactionMemo: { rewrite, touches },
  deleteTransactionMemo: { rewrite, touches },
} satisfies OperationCapabilities
