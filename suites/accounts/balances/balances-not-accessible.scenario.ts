import { someTimes } from '../../../src/scenario/index.js'
import { withTry } from './shared/with-try.js'
import { scenario } from '../shared/scenario.js'

export default scenario("The balance of another customer's account is not shown", {
  verifies: { notAccessible: 'accounts.balances.not-accessible' },
  async steps({ customer, operation, plain, fixtures, verify }) {
    const own = await fixtures.accountToAskFor()
    // What refuses everything shows nothing.
    await plain(operation('listAccountBalances'))
    const foreign = await fixtures.otherCustomersAccount()
    for (const accounts of [[foreign], [own, foreign]])
      await someTimes(async (asked) => {
        const query = withTry(accounts, asked)
        const balances = await customer.send('listAccountBalances', { query })
        // To the caller the account may as well be unknown, and a try that the service did not ask for be invalid.
        const refusals = 'retryCount' in query ? [400, 403, 422] : [403, 422]
        return verify.notAccessible(balances).status(...refusals)
      })
  },
})
