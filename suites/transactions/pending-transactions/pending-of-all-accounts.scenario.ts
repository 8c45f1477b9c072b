import { identify } from '../../../src/scenario/index.js'
import { readPending } from '../shared/read-pending.js'
import { scenario } from '../shared/scenario.js'
import { explainedByPages } from './shared/explained-by-pages.js'
import { isMissing } from './shared/is-missing.js'

export default scenario('Without the filter account, the pending list is of all accounts', {
  verifies: { allAccounts: 'transactions.pending.all-accounts' },
  async steps({ operation, plain, customer, fixtures, verify, giveUp }) {
    await plain(operation('getPendingTransactions'))
    const accounts = await fixtures.accountsWithPending()
    await verify.allAccounts.confirmed(async (compare) => {
      const lists = await Promise.all(
        accounts.map((id) => readPending(customer, { account: [id] }, 2)),
      )
      const filled = lists.filter(({ items }) => items.length > 0)
      const whole = await readPending(customer, {}, 20)
      // The list itself shows the accounts that it does not leave out, so others have to be named.
      // What was read of a long one in small pages may hold all of these; what it lacks, the rest may hold.
      if (filled.length < 2 || whole.pages.length === 0)
        return giveUp(
          'It needs two accounts of the customer with pending transactions, in a list that can be read.',
          'fixtures.transactions.pendingAccount',
        )
      const due = filled.flatMap(({ items }) => items.map(identify))
      await explainedByPages({ fixtures, giveUp }, whole, isMissing(whole, due))
      compare(whole).holds(due)
    })
  },
})
