import { fixture, whereUndecided } from '../../../src/scenario/index.js'
import { accountsToNarrowBy } from './accounts-to-narrow-by.js'
import { checkNumbers } from './check-numbers.js'
import { pendingTransactions } from './pending-transactions.js'
import { wordIn } from './word-in.js'

/** Values of filters that find something in the pending list, as far as it tells any. */
export const narrowingPending = fixture(async (search) => {
  // A caller who is not shown the list learns no value of it.
  const [accounts, checks, { items }] = await Promise.all([
    accountsToNarrowBy(search),
    whereUndecided(checkNumbers(search), () => ({ numbers: [] })),
    whereUndecided(pendingTransactions(search), () => ({ items: [] })),
  ])
  const [account] = accounts
  const [number] = checks.numbers
  const q = wordIn(items)
  return {
    ...(account === undefined ? {} : { account }),
    ...(number === undefined ? {} : { checkNumber: String(number) }),
    ...(q === undefined ? {} : { q }),
  }
})
