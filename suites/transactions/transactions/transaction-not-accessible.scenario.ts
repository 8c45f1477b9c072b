import { someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario("getTransaction does not show another customer's transaction", {
  verifies: { notAccessible: 'transactions.transaction.not-accessible' },
  async steps({ customer, fixtures, given, verify }) {
    const own = { transactionId: await fixtures.transaction() }
    given(await customer.send('getTransaction', { path: own })).status(200)
    const path = { transactionId: (await fixtures.foreignPending()).id }
    await someTimes(async () =>
      verify.notAccessible(await customer.send('getTransaction', { path })).status(403, 404),
    )
  },
})
