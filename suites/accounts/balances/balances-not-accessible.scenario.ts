import { someTimes } from '../../../src/scenario/index.js'
import { lateAccount } from './shared/late-account.js'
import { withTry } from './shared/with-try.js'
import { isKeptFrom } from '../shared/is-kept-from.js'
import { scenario } from '../shared/scenario.js'

export default scenario("The balance of another customer's account is not shown", {
  verifies: { notAccessible: 'accounts.balances.not-accessible' },
  async steps(stage) {
    const { customer, operation, plain, fixtures, knows, verify } = stage
    const own = await fixtures.accountToAskFor()
    // What refuses everything shows nothing.
    await plain(operation('listAccountBalances'))
    const foreign = await fixtures.otherCustomersAccount()
    const late = await lateAccount(fixtures)
    for (const accounts of [[foreign], [own, foreign], ...late.map((one) => [one, foreign])])
      await someTimes(async (asked) => {
        const query = withTry(accounts, asked)
        const balances = await customer.send('listAccountBalances', { query })
        // To the caller the account may as well be unknown, and a try that the service did not ask for be invalid.
        const refusals = 'retryCount' in query ? [400, 403, 422] : [403, 422]
        return verify.notAccessible(balances).status(...refusals)
      })
    // The other way round, it is the same.
    const alone = knows('otherCustomer') ? await fixtures.customersAlone() : undefined
    if (alone === undefined) return
    await verify.notAccessible.confirmed(async (compare) => {
      const { otherCustomer } = stage
      const query = { accounts: [alone] }
      // What is kept by its address alone is given to who asks next.
      await customer.send('listAccountBalances', { query })
      const balances = await otherCustomer.send('listAccountBalances', { query })
      const isShown = balances.status < 300
      if (isShown && (await isKeptFrom(stage, otherCustomer, [alone])))
        compare(balances).status(403, 422)
    })
  },
})
