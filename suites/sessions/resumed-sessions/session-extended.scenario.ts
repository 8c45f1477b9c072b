import { type RequestInput, shared, someTimes } from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import { judgeIncompleteBodies } from '../shared/judge-incomplete-bodies.js'
import { judgeInvalidBodies } from '../shared/judge-invalid-bodies.js'
import { liveSession } from '../shared/live-session.js'
import { resumeSession } from '../shared/resume-session.js'
import { scenario } from '../shared/scenario.js'
import { endMeanwhile } from './shared/end-meanwhile.js'

export default scenario('An existing session is extended', {
  verifies: {
    invalid: 'sessions.resume.invalid',
    incomplete: 'sessions.resume.incomplete',
    extended: 'sessions.resume.extended',
    sameSession: { requirement: 'sessions.resume.same-session', after: 'extended' },
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const { caller, session: live, named, shown } = await liveSession(stage)
    endStarted(stage, shown)
    const send = async (order: RequestInput) => {
      const answer = await caller.send('resumeCustomerSession', order)
      endStarted(stage, answer)
      return answer
    }
    const resume = (json: unknown) => send({ json })
    const ofUnknown = async () => resume(await fixtures.unknownSession())
    await judgeInvalidBodies(verify.invalid, live, resume, ofUnknown)
    let session = live
    await someTimes(async () => {
      const resumption = await resumeSession(stage, caller, session)
      const { answer, renewed } = resumption
      endStarted(stage, answer)
      if (!verify.extended(answer).status(200)) return false
      const told = answer.at('/sessionId')
      if (typeof told !== 'string') {
        verify.sameSession.undecided('The answer names no session.', {
          remedy: 'let the answer name the session',
        })
        return false
      }
      const leadsToIt = told === session.sessionId || renewed?.status === 200
      session = resumption.session
      return verify
        .sameSession(answer)
        .tells('/sessionId', 'its token, or a new one that leads to the session', () => leadsToIt)
    })
    // Of a session that is there: whose it is may be looked at only then.
    await judgeIncompleteBodies(verify.incomplete, session, send)
    if (shown.status !== 200 || session.sessionId === named.sessionId)
      return endMeanwhile(stage, caller, session)
    // A new token that leads to the same session ends it; that of another session does not.
    const json = { sessionId: session.sessionId }
    const ended = await caller.send('terminateCustomerSession', { json })
    if (ended.status === 204) verify.sameSession(await resume(named), ended).statusIsNot(200)
  },
})
