import type { Operation } from '../http/operation.js'
import { getAccount } from './get-account.js'
import { listAccountBalances } from './list-account-balances.js'
import { listAccounts } from './list-accounts.js'
import { listEligibleAchAccounts } from './list-eligible-ach-accounts.js'

/** The customer account interface 0.14.0 (document 1). */
export const accountsOperations: readonly Operation[] = [
  listAccounts,
  getAccount,
  listAccountBalances,
  listEligibleAchAccounts,
]
