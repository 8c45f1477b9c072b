import { type RequestInput, someTimes } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

/** What a request may have besides; an unmasked number may need a stronger log-in. */
const ways: readonly { readonly more?: RequestInput; readonly refusals?: readonly number[] }[] = [
  {},
  { more: { headers: [['If-None-Match', '*']] } },
  { more: { query: { unmasked: 'true' } }, refusals: [401] },
]

export default scenario("getTransaction does not show another customer's transaction", {
  verifies: { notAccessible: 'transactions.transaction.not-accessible' },
  async steps({ customer, fixtures, given, verify }) {
    const own = { transactionId: await fixtures.transaction() }
    given(await customer.send('getTransaction', { path: own })).status(200)
    const path = { transactionId: (await fixtures.foreignPending()).id }
    await someTimes(async (asked) => {
      const { more, refusals } = ways[asked % ways.length] ?? {}
      const answer = await customer.send('getTransaction', { path, ...more })
      return verify.notAccessible(answer).status(403, 404, ...(refusals ?? []))
    })
  },
})
