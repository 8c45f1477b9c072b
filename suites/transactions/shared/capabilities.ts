import {
  alone,
  fixture,
  type OperationCapabilities,
  type Search,
  whereUndecided,
} from '../../../src/scenario/index.js'
import { accountsToNarrowBy } from './accounts-to-narrow-by.js'
import { checkNumbers } from './check-numbers.js'
import { fixtures } from './fixtures.js'
import { memoRewrite } from './memo-rewrite.js'
import { narrowingPending } from './narrowing-pending.js'
import { pendingRead } from './pending-read.js'

/** A memo that may be written: one that is not there yet, else one that is put back. */
const rewrite = async (search: Search) => {
  const another = await whereUndecided(fixtures.transactionWithMemo(search), () => undefined)
  const found = whereUndecided(fixtures.transactionWithoutMemo(search), () =>
    fixtures.transactionWithMemo(search),
  )
  return memoRewrite(search, await found, another)
}

/** Whatever their hold is. */
const holdState = ['active', 'expired', 'none']

/**
 * Transactions with a hold, which a plain list has none of, and those of each state, of two accounts, of a range of check
 * numbers, and what several filters find at once: what finds them may tell them otherwise.
 */
const found = fixture(async (search) => {
  const held = [['active', 'expired'], ['active'], ['expired'], ['none']]
  const [account, { numbers }] = await Promise.all([
    accountsToNarrowBy(search),
    whereUndecided(checkNumbers(search), () => ({ numbers: [] })),
  ])
  const range = numbers.length === 0 ? [] : [`${numbers[0]}-${numbers.at(-1)}`]
  return [
    ...held.map((state) => ({ query: { holdState: state } })),
    ...(account.length < 2 ? [] : [{ query: { account: account.slice(0, 2) } }]),
    ...range.map((checkNumber) => ({ query: { checkNumber } })),
    ...account.slice(0, 1).map((one) => ({ query: { account: [one], holdState } })),
    ...range.flatMap((checkNumber) =>
      account.length === 0 ? [] : [{ query: { account, checkNumber, holdState } }],
    ),
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
