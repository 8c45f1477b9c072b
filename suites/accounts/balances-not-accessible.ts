import { scenario } from './scenario.js'

export default scenario("The balance of somebody else's account is not shown", {
  verifies: ['accounts.balances.not-accessible'],
  async steps({ customer, fixtures, verify }) {
    const own = await fixtures.accountWithBalance()
    const foreign = await fixtures.otherCustomersAccount()
    for (const accounts of [[foreign], [own, foreign]]) {
      const balances = await customer.send('listAccountBalances', { query: { accounts } })
      // To the caller the account may as well be unknown.
      verify('accounts.balances.not-accessible', balances).status(403, 422)
    }
  },
})
