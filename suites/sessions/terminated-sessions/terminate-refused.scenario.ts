import { often, passedOn, shared, someTimes } from '../../../src/scenario/index.js'
import { assumeLetIn } from '../shared/assume-let-in.js'
import { assumeServed } from '../shared/assume-served.js'
import { malformedBodies } from '../shared/malformed-bodies.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Malformed requests to terminate a session are refused', {
  verifies: { malformed: 'sessions.terminate.malformed' },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const caller = await assumeServed(stage)
    const json = { sessionId: await fixtures.unknownToken() }
    await assumeLetIn(stage, caller, await caller.send('terminateCustomerSession', { json }))

    for (const order of malformedBodies)
      await someTimes(async () => {
        const answer = await passedOn(() => caller.send('terminateCustomerSession', order))
        return verify.malformed(answer).status(400)
      }, often)
  },
})
