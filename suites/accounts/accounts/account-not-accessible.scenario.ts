import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario("getAccount does not show another customer's account", {
  verifies: { notAccessible: 'accounts.getAccount.not-accessible' },
  async steps({ customer, fixtures, given, verify }) {
    const own = { accountId: await fixtures.internalAccount() }
    given(await customer.send('getAccount', { path: own })).status(200)
    const accountId = await fixtures.otherCustomersAccount()
    await someTimes(async () => {
      const account = await customer.send('getAccount', { path: { accountId } })
      return verify.notAccessible(account).status(403, 404)
    })
  },
})
