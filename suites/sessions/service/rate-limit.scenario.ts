import { tooManyRequests, wholeTarget } from '../../../src/scenario/index.js'
import { assumeLetIn } from '../shared/assume-let-in.js'
import { assumeBodiesAreRead } from './shared/assume-bodies-are-read.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A caller who sends too many requests is answered with 429', {
  verifies: { status: 'sessions.rate-limit.status' },
  safety: 'reversible',
  touches: [wholeTarget],
  async steps(stage) {
    const { fixtures, verify } = stage
    const caller = await assumeBodiesAreRead(stage)
    const json = { sessionId: await fixtures.unknownToken() }
    for (const operation of ['terminateCustomerSession', 'resumeCustomerSession'] as const)
      await tooManyRequests(stage, verify.status, async () => {
        const answer = await caller.send(operation, { json, waitOut429: false })
        await assumeLetIn(stage, caller, answer)
        return answer
      })
  },
})
