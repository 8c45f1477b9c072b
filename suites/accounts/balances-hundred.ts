import { scenario } from './scenario.js'

export default scenario('The balances of a hundred accounts can be asked for at once', {
  verifies: ['accounts.balances.hundred'],
  async steps({ customer, fixtures, verify }) {
    const accounts = await fixtures.viewableAccounts(100)
    const balances = await customer.send('listAccountBalances', { query: { accounts } })
    verify('accounts.balances.hundred', balances).status(200, 202)
  },
})
