import { someTimes } from '../../../src/scenario/index.js'
import { isKeptFrom } from '../shared/is-kept-from.js'
import { scenario } from '../shared/scenario.js'

export default scenario("getAccount does not show another customer's account", {
  verifies: { notAccessible: 'accounts.getAccount.not-accessible' },
  async steps(stage) {
    const { customer, fixtures, given, knows, verify } = stage
    const own = { accountId: await fixtures.internalAccount() }
    given(await customer.send('getAccount', { path: own })).status(200)
    const accountId = await fixtures.otherCustomersAccount()
    await someTimes(async () => {
      const account = await customer.send('getAccount', { path: { accountId } })
      return verify.notAccessible(account).status(403, 404)
    })
    // The other way round, it is the same.
    const alone = knows('otherCustomer') ? await fixtures.customersAlone() : undefined
    if (alone === undefined) return
    await verify.notAccessible.confirmed(async (compare) => {
      const { otherCustomer } = stage
      const path = { accountId: alone }
      // What is kept by its address alone is given to who asks next.
      await customer.send('getAccount', { path })
      const account = await otherCustomer.send('getAccount', { path })
      if (account.status === 200 && !(await isKeptFrom(stage, otherCustomer, [alone]))) return
      compare(account).status(403, 404)
    })
  },
})
