import { assumePermitted, often, passedOn, shared, someTimes } from '../../../src/scenario/index.js'
import { assumeServed } from '../shared/assume-served.js'
import { malformedBodies } from '../shared/malformed-bodies.js'
import { scenario } from '../shared/scenario.js'

export default scenario('Malformed requests to resume a session are refused', {
  verifies: { malformed: 'sessions.resume.malformed' },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { verify } = stage
    const caller = await assumeServed(stage)
    for (const order of malformedBodies)
      await someTimes(async () => {
        const answer = await passedOn(() => caller.send('resumeCustomerSession', order))
        assumePermitted(stage, answer)
        return verify.malformed(answer).status(400)
      }, often)
  },
})
