import { givenSupplied } from './shared/given-supplied.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A request for the balances of 101 accounts is refused', {
  verifies: { accountsTooMany: 'accounts.listAccountBalances.accounts-too-many' },
  async steps({ customer, operation, plain, fixtures, verify, giveUp }) {
    // Accounts that exist: a refusal of made-up ones says nothing of how many there are.
    const accounts = await fixtures.viewableAccounts(101)
    // What refuses everything shows nothing.
    await plain(operation('listAccountBalances'))
    const balances = await customer.send('listAccountBalances', { query: { accounts } })
    givenSupplied({ giveUp }, balances)
    verify.accountsTooMany(balances).status(400, 422)
  },
})
