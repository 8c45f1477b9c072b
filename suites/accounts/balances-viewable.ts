import { scenario } from './scenario.js'

export default scenario('The permission to view lets the caller see the balance', {
  verifies: ['accounts.allows.view-meaning'],
  async steps({ customer, fixtures, verify, giveUp }) {
    const query = { accounts: await fixtures.viewableAccounts(1) }
    const balances = await customer.send('listAccountBalances', { query })
    if (balances.status === 503) giveUp('The banking core could not supply the balance.')
    verify('accounts.allows.view-meaning', balances).status(200, 202)
  },
})
