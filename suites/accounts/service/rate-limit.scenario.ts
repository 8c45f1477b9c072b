import { tooManyRequests, wholeTarget } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A caller who sends too many requests is answered with 429', {
  verifies: { status: 'accounts.rate-limit.status' },
  touches: [wholeTarget],
  async steps(stage) {
    const { customer, fixtures, verify } = stage
    const accounts = [await fixtures.accountToAskFor()]
    await tooManyRequests(stage, verify.status, () =>
      customer.send('listAccountBalances', { query: { accounts }, waitOut429: false }),
    )
  },
})
