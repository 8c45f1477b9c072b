import { scenario } from '../shared/scenario.js'

export default scenario('The balances of a hundred and one accounts are too many at once', {
  verifies: { accountsTooMany: 'accounts.listAccountBalances.accounts-too-many' },
  async steps({ customer, fixtures, verify, giveUp }) {
    // Accounts that exist: a refusal of made-up ones says nothing of how many there are.
    const accounts = await fixtures.viewableAccounts(101)
    const balances = await customer.send('listAccountBalances', { query: { accounts } })
    if (balances.status === 503) giveUp('The banking core could not supply one of the balances.')
    verify.accountsTooMany(balances).status(400, 422)
  },
})
