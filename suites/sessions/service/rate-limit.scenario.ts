import { assumePermitted, wholeTarget } from '../../../src/scenario/index.js'
import { assumeBodiesAreRead } from './shared/assume-bodies-are-read.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A caller who sends too many requests is answered with 429', {
  verifies: { status: 'sessions.rate-limit.status' },
  safety: 'reversible',
  touches: [wholeTarget],
  async steps(stage) {
    const { fixtures, verify, during } = stage
    const caller = await assumeBodiesAreRead(stage)
    const json = { sessionId: await fixtures.unknownToken() }
    const answers = await during('rateLimit', () =>
      Promise.all([
        caller.send('terminateCustomerSession', { json, waitOut429: false }),
        caller.send('resumeCustomerSession', { json, waitOut429: false }),
      ]),
    )
    for (const answer of answers) {
      assumePermitted(stage, answer)
      verify.status(answer).status(429)
    }
  },
})
