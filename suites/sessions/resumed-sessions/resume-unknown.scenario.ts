import {
  often,
  passedOn,
  type RequestInput,
  shared,
  someTimes,
} from '../../../src/scenario/index.js'
import { assumeServed } from '../shared/assume-served.js'
import { endStarted } from '../shared/end-started.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'
import { unusualTokens } from '../shared/unusual-tokens.js'

export default scenario('A session that never existed is not extended', {
  verifies: {
    unknown: 'sessions.resume.unknown',
    otherMediaType: 'sessions.resume.other-media-type',
  },
  // Where what is not known counts as expired, a new session is started.
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const caller = await assumeServed(stage)
    const resume = (order: RequestInput) =>
      passedOn(() => caller.send('resumeCustomerSession', order))
    await someTimes(
      async (asked) => {
        // Another one each time: a session that was started for one may have the token that was sent.
        const session = await fixtures.unknownSession()
        const sessionId = unusualTokens(session.sessionId)[asked - often] ?? session.sessionId
        const json = { ...session, sessionId }
        const unknown = await resume({ json })
        endStarted(stage, unknown)
        noServerProblem(verify.unknown, unknown)
        // A refusal, or a new session (201); without a token, one may be found in another way.
        return sessionId === '' || verify.unknown(unknown).statusIsNot(200)
      },
      often + unusualTokens('').length,
    )

    const headers = [['Content-Type', 'text/plain; charset=utf-8']] as const
    await someTimes(async () => {
      const json = await fixtures.unknownSession()
      const other = await resume({ json, headers })
      endStarted(stage, other)
      return noServerProblem(verify.otherMediaType, other)
    }, often)
  },
})
