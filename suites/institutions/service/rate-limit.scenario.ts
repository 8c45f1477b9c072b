import { tooManyRequests, wholeTarget } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { successor } from '../shared/search-locations.js'

export default scenario('A caller who sends too many requests is answered with 429', {
  verifies: { status: 'institutions.rate-limit.status' },
  touches: [wholeTarget],
  async steps(stage) {
    const { customer, plain, operation, verify } = stage
    const { order } = await plain(operation(successor))
    await tooManyRequests(stage, verify.status, () =>
      customer.send(successor, { ...order, waitOut429: false }),
    )
  },
})
