import { scenario } from '../shared/scenario.js'

export default scenario('A request for the balances of 101 accounts is refused', {
  verifies: { accountsTooMany: 'accounts.listAccountBalances.accounts-too-many' },
  async steps({ customer, fixtures, verify, giveUp }) {
    // Accounts that exist: a refusal of made-up ones says nothing of how many there are.
    const accounts = await fixtures.viewableAccounts(101)
    const balances = await customer.send('listAccountBalances', { query: { accounts } })
    if (balances.status === 503)
      giveUp(
        'The request was answered with 503: the banking core could not supply one of the balances.',
        'run again while the banking core supplies every balance',
      )
    verify.accountsTooMany(balances).status(400, 422)
  },
})
