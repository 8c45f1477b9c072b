import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Liberty } from '../../liberty.js'

function forbidden(name: string, sentence: string, ...operations: readonly string[]): Liberty {
  return {
    name: `account-callers-${name}`,
    sentence,
    because: 'The scopes of the account interface are not shown.',
    behaviour: ({ permits }: Behaviour) => ({
      permits: (actor, operation) => permits(actor, operation) && !operations.includes(operation),
    }),
  }
}

/** Callers whose token lacks what an operation takes: 403, whatever the list says that they may do with an account. */
const liberties: readonly Liberty[] = [
  forbidden('no-balances', 'The customer reads no balances.', 'listAccountBalances'),
  forbidden('read-lists', 'The customer reads lists and no single account.', 'getAccount'),
  forbidden('no-ach', 'The customer reads no accounts for transfers.', 'listEligibleAchAccounts'),
  forbidden('no-list', 'The customer does not read the list of accounts.', 'listAccounts'),
]

export default liberties
