import { scenario } from './scenario.js'

export default scenario('The balances of a hundred accounts can be asked for at once', {
  verifies: ['accounts.balances.hundred'],
  async steps({ customer, fixtures, verify, giveUp }) {
    const accounts = await fixtures.viewableAccounts(100)
    const balances = await customer.send('listAccountBalances', { query: { accounts } })
    if (balances.status === 503) giveUp('The banking core could not supply one of the balances.')
    verify('accounts.balances.hundred', balances).status(200, 202)
  },
})
