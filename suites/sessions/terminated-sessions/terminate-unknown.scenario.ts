import {
  often,
  passedOn,
  type RequestInput,
  shared,
  someTimes,
} from '../../../src/scenario/index.js'
import { assumeLetIn } from '../shared/assume-let-in.js'
import { assumeServed } from '../shared/assume-served.js'
import { judgeIncompleteBodies } from '../shared/judge-incomplete-bodies.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'
import { unusualTokens } from '../shared/unusual-tokens.js'

export default scenario('To terminate a session that does not exist is no server problem', {
  verifies: {
    unknown: 'sessions.terminate.unknown',
    otherMediaType: 'sessions.terminate.other-media-type',
    incomplete: 'sessions.terminate.incomplete',
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const caller = await assumeServed(stage)
    const terminate = (order: RequestInput) =>
      passedOn(() => caller.send('terminateCustomerSession', order))
    const json = { sessionId: await fixtures.unknownToken() }
    const tokens = unusualTokens(json.sessionId)
    await someTimes(async (asked) => {
      const one = { sessionId: tokens[asked - often] ?? json.sessionId }
      const unknown = await terminate({ json: one })
      // What is refused after those that were not is refused for its token.
      if (asked < often) await assumeLetIn(stage, caller, unknown)
      return noServerProblem(verify.unknown, unknown)
    }, often + tokens.length)

    const headers = [['Content-Type', 'text/plain; charset=utf-8']] as const
    await someTimes(async () => {
      const other = await terminate({ json, headers })
      return noServerProblem(verify.otherMediaType, other)
    }, often)
    await judgeIncompleteBodies(verify.incomplete, json, terminate)
  },
})
