import { alone } from '../../src/scenario/index.js'
import { endStarted } from './end-started.js'
import { liveSession } from './live-session.js'
import { scenario } from './scenario.js'

export default scenario('A session that has expired is not extended', {
  verifies: ['sessions.resume.expired', 'sessions.resume.started-usable'],
  safety: 'disruptive',
  touches: [alone('sessions.sessions')],
  async steps(stage) {
    const { verify, undecided, during } = stage
    const { caller, session } = await liveSession(stage)
    const { sessionId } = session
    const resume = () => caller.send('resumeCustomerSession', { json: session })
    const answer = await during('sessionExpiry', resume, { sessionId })
    endStarted(stage, answer)
    const { number } = answer.exchange
    if (answer.status >= 500)
      return undecided('sessions.resume.expired', 'The service could not say.', {
        exchanges: [number],
      })
    verify('sessions.resume.expired', answer).that({
      holds: answer.status !== 200,
      expected: 'a new session (201), or a refusal',
      actual: `status ${answer.status}`,
    })
    if (answer.status !== 201)
      return undecided('sessions.resume.started-usable', 'No session was started.', {
        exchanges: [number],
      })
    const started = answer.at('/sessionId')
    if (typeof started !== 'string')
      return undecided('sessions.resume.started-usable', 'The answer does not name the session.', {
        exchanges: [number],
      })
    const again = await caller.send('resumeCustomerSession', {
      json: { ...session, sessionId: started },
    })
    endStarted(stage, again)
    // Started once more it is of use as well; whether it should have been extended is told elsewhere.
    verify('sessions.resume.started-usable', again).status(200, 201)
  },
})
