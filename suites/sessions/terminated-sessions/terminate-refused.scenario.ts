import { assumePermitted, often, shared, someTimes } from '../../../src/scenario/index.js'
import { assumeServed } from '../shared/assume-served.js'
import { faultyBodies } from '../shared/faulty-bodies.js'
import { refusedAsInvalid } from '../shared/refused-as-invalid.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Malformed requests to terminate a session are refused', {
  verifies: {
    malformed: 'sessions.terminate.malformed',
    invalid: 'sessions.terminate.invalid',
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const caller = await assumeServed(stage)
    const terminate = (json: unknown) => caller.send('terminateCustomerSession', { json })
    const unknown = await terminate({ sessionId: await fixtures.unknownToken() })
    assumePermitted(stage, unknown)

    for (const order of faultyBodies.malformed)
      await someTimes(async () => {
        const answer = await caller.send('terminateCustomerSession', order)
        return verify.malformed(answer).status(400)
      }, often)
    const { invalid, shapeless } = faultyBodies
    for (const json of [...invalid.map((sessionId) => ({ sessionId })), ...shapeless])
      await someTimes(
        async () => refusedAsInvalid(verify.invalid, await terminate(json), async () => unknown),
        often,
      )
  },
})
