import { assumePermitted, shared } from '../../../src/scenario/index.js'
import { assumeServed } from '../shared/assume-served.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { faultyBodies } from '../shared/faulty-bodies.js'
import { refusedAsInvalid } from '../shared/refused-as-invalid.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Malformed requests to terminate a session are refused', {
  verifies: {
    unknown: 'sessions.terminate.unknown',
    malformed: 'sessions.terminate.malformed',
    invalid: 'sessions.terminate.invalid',
    otherMediaType: 'sessions.terminate.other-media-type',
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const caller = await assumeServed(stage)
    const json = { sessionId: await fixtures.unknownToken() }
    const unknown = await caller.send('terminateCustomerSession', { json })
    assumePermitted(stage, unknown)
    noServerProblem(verify.unknown, unknown)

    const headers = [['Content-Type', 'text/plain; charset=utf-8']] as const
    const other = await caller.send('terminateCustomerSession', { json, headers })
    noServerProblem(verify.otherMediaType, other)

    const { malformed, invalid } = faultyBodies
    for (const order of malformed) {
      const answer = await caller.send('terminateCustomerSession', order)
      verify.malformed(answer).status(400)
    }
    for (const sessionId of invalid) {
      const answer = await caller.send('terminateCustomerSession', { json: { sessionId } })
      await refusedAsInvalid(verify.invalid, answer, async () => unknown)
    }
  },
})
