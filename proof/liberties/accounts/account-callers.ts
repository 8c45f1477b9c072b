import type { Liberty } from '../../liberty.js'
import { forbiddenIn } from '../../alterations/forbidden-in.js'

const forbidden = forbiddenIn(
  'account-callers',
  'The scopes of the account interface are not shown.',
)

/** Callers whose token lacks what an operation takes, whatever a list says that they may do with an account. */
const liberties: readonly Liberty[] = [
  forbidden('no-balances', 'The customer reads no balances.', 'listAccountBalances'),
  forbidden('read-lists', 'The customer reads lists and no single account.', 'getAccount'),
  forbidden('no-ach', 'The customer reads no accounts for transfers.', 'listEligibleAchAccounts'),
  forbidden('no-list', 'The customer does not read the list of accounts.', 'listAccounts'),
]

export default liberties
