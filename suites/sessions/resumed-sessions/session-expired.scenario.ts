import {
  alone,
  type Answer,
  often,
  passedOn,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import type { SessionBody } from '../shared/fixtures.js'
import { liveSession } from '../shared/live-session.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'
import { expiredTerminated } from './shared/expired-terminated.js'
import { isExtended } from './shared/is-extended.js'
import { isStarted, resumeExpired } from './shared/resume-expired.js'
import { terminatedForGood } from './shared/terminated-for-good.js'

export default scenario('A session that has expired is not extended', {
  verifies: {
    expired: 'sessions.resume.expired',
    startedUsable: { requirement: 'sessions.resume.started-usable', after: 'expired' },
    startedTerminated: {
      requirement: 'sessions.terminate.started',
      after: ['startedUsable', 'sessions.terminate.unusable'],
    },
    expiredTerminated: { requirement: 'sessions.terminate.expired', after: 'expired' },
  },
  safety: 'disruptive',
  touches: [alone('sessions.sessions')],
  async steps(stage) {
    const { verify } = stage
    const live = await liveSession(stage)
    const { caller } = live
    let { session } = live
    let there: SessionBody | undefined
    let extended: Answer | undefined
    let hasEnded = false
    await someTimes(async () => {
      const resumed = await resumeExpired(stage, live, session)
      const { answer } = resumed
      session = resumed.session
      endStarted(stage, answer)
      // A new session (201), or a refusal.
      if (!noServerProblem(verify.expired, answer)) return false
      if (answer.status === 200) {
        extended = answer
        return false
      }
      verify.expired(answer).statusIsNot(200)
      hasEnded = true
      const started = startedIn(verify.startedUsable, answer)
      if (started === undefined) return false
      // The next one that expires is the one that was started.
      session = { ...session, sessionId: started }
      const order = { json: session }
      const again = await passedOn(() => caller.send('resumeCustomerSession', order))
      endStarted(stage, again)
      if (!verify.startedUsable(again).status(200, 201)) return false
      there = await isExtended(stage, caller, session, again)
      session = there ?? session
      return there !== undefined
    }, often)
    if (there) await terminatedForGood(stage, verify.startedTerminated, caller, there)
    const refused = await expiredTerminated(stage, verify.expiredTerminated)
    if (extended === undefined) return
    if (isStarted(live, extended, session)) verify.expired(extended).status(201)
    else judgeExtended(verify.expired, extended, hasEnded || refused)
  },
})

/** By what else a hook did, it is seen that it has sessions expire. */
function judgeExtended(verify: Verification, extended: Answer, hasEnded: boolean): void {
  if (hasEnded) verify(extended).statusIsNot(200)
  else
    verify.undecided('hooks.sessionExpiry was called, and the session was extended.', {
      remedy: 'let hooks.sessionExpiry have the session expire before it answers',
      exchanges: [extended.exchange.number],
    })
}

/** The token of the session that an answer says it started. */
function startedIn(verify: Verification, answer: Answer): string | undefined {
  const started = answer.at('/sessionId')
  if (answer.status !== 201)
    verify.undecided(`No session was started: ${answer.status}.`, {
      remedy: 'let a session be started in place of the expired one',
    })
  else if (typeof started === 'string') return started
  else
    verify.undecided('The answer does not name the session.', {
      remedy: 'let the answer name the session',
    })
  return undefined
}
