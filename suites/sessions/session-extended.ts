import { shared } from '../../src/scenario/index.js'
import { endStarted } from './end-started.js'
import { liveSession } from './live-session.js'
import { resumeSession } from './resume-session.js'
import { scenario } from './scenario.js'

export default scenario('A session that is there is extended', {
  verifies: ['sessions.resume.extended', 'sessions.resume.same-session'],
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { verify, undecided } = stage
    const { caller, session, shown } = await liveSession(stage)
    endStarted(stage, shown)
    const { answer, renewed } = await resumeSession(stage, caller, session)
    endStarted(stage, answer)
    verify('sessions.resume.extended', answer).status(200)
    if (answer.status !== 200)
      return undecided('sessions.resume.same-session', 'No session was extended.', {
        dependsOn: 'sessions.resume.extended',
      })
    const told = answer.at('/sessionId')
    if (typeof told !== 'string')
      return undecided('sessions.resume.same-session', 'The answer names no session.', {
        exchanges: [answer.exchange.number],
      })
    verify('sessions.resume.same-session', answer).that({
      holds: told === session.sessionId || renewed?.status === 200,
      expected: 'the token of the session that was resumed, or a new one that leads to it',
      actual: renewed === undefined ? 'the token of another one' : `one answered ${renewed.status}`,
      pointer: '/sessionId',
      exchanges: renewed === undefined ? [] : [renewed.exchange.number],
    })
  },
})
