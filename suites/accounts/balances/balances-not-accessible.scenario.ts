import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario("The balance of another customer's account is not shown", {
  verifies: { notAccessible: 'accounts.balances.not-accessible' },
  async steps({ customer, operation, plain, fixtures, verify }) {
    const own = await fixtures.accountToAskFor()
    // What refuses everything shows nothing.
    await plain(operation('listAccountBalances'))
    const foreign = await fixtures.otherCustomersAccount()
    for (const accounts of [[foreign], [own, foreign]])
      await someTimes(async () => {
        const balances = await customer.send('listAccountBalances', { query: { accounts } })
        // To the caller the account may as well be unknown.
        return verify.notAccessible(balances).status(403, 422)
      })
  },
})
