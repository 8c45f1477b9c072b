import { type Search, whereUndecided } from '../../../src/scenario/index.js'
import { accountsWithPending } from './accounts-with-pending.js'
import { pendingAccounts } from './pending-accounts.js'

/**
 * Accounts with pending transactions that lists may be narrowed to; where nothing else names them, those that the list
 * itself shows. A caller who is not shown the list learns none.
 */
export const accountsToNarrowBy = (search: Search): Promise<readonly string[]> =>
  whereUndecided(
    accountsWithPending(search).then(async (named) =>
      named.length > 0 ? named : (await pendingAccounts(search)).map(({ id }) => id),
    ),
    () => [],
  )
