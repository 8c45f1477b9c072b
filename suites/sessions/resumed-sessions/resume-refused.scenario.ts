import {
  type Answer,
  assumePermitted,
  often,
  shared,
  someTimes,
} from '../../../src/scenario/index.js'
import { faultyBodies } from '../shared/faulty-bodies.js'
import { assumeServed } from '../shared/assume-served.js'
import { endStarted } from '../shared/end-started.js'
import { refusedAsInvalid } from '../shared/refused-as-invalid.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Malformed or invalid requests to resume a session are refused', {
  verifies: {
    malformed: 'sessions.resume.malformed',
    invalid: 'sessions.resume.invalid',
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const caller = await assumeServed(stage)
    const { malformed, invalid, shapeless } = faultyBodies
    for (const order of malformed)
      await someTimes(async () => {
        const answer = await caller.send('resumeCustomerSession', order)
        assumePermitted(stage, answer)
        return verify.malformed(answer).status(400)
      }, often)
    const session = await fixtures.unknownSession()
    for (const json of [...invalid.map((sessionId) => ({ ...session, sessionId })), ...shapeless])
      await someTimes(
        async () => refusedAsInvalid(verify.invalid, await resume(json), () => resume(session)),
        often,
      )

    async function resume(json: unknown): Promise<Answer> {
      const answer = await caller.send('resumeCustomerSession', { json })
      endStarted(stage, answer)
      return answer
    }
  },
})
