import {
  alone,
  type Answer,
  assumePermitted,
  often,
  type Sender,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { callerOf } from '../shared/caller-of.js'
import { endStarted } from '../shared/end-started.js'
import type { SessionBody } from '../shared/fixtures.js'
import { type LiveSession, liveSession, type SessionStage } from '../shared/live-session.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'
import { servedSession } from '../shared/served-session.js'
import { isExtended } from './shared/is-extended.js'

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
      const again = await caller.send('resumeCustomerSession', { json: session })
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

/** Resumes a session that a hook has expire, until it is no longer extended: it may be answered before that. */
async function resumeExpired(
  { during, settled, fixtures }: SessionStage,
  live: LiveSession,
  named: SessionBody,
): Promise<{ readonly answer: Answer; readonly session: SessionBody }> {
  const others = await fixtures.namedTokens()
  let session = named
  const resume = () => live.caller.send('resumeCustomerSession', { json: session })
  const answer = await settled(
    async () => {
      const resumed = await during('sessionExpiry', resume, { sessionId: session.sessionId })
      if (!isStarted(live, resumed, session)) session = underToken(session, resumed, others)
      return resumed
    },
    (one) => one.status !== 200 || isStarted(live, one, session),
  )
  return { answer, session }
}

/** By what else a hook did, it is seen that it has sessions expire. */
function judgeExtended(verify: Verification, extended: Answer, hasEnded: boolean): void {
  if (hasEnded) verify(extended).statusIsNot(200)
  else
    verify.undecided('hooks.sessionExpiry was called, and the session was extended.', {
      remedy: 'let hooks.sessionExpiry have the session expire before it answers',
      exchanges: [extended.exchange.number],
    })
}

/** A session that was extended, under the token that it has then: the old one may be of no use any more. */
function underToken(session: SessionBody, answer: Answer, others: readonly string[]): SessionBody {
  const told = answer.status === 200 ? answer.at('/sessionId') : undefined
  // One that the profile names is another session.
  return typeof told === 'string' && !others.includes(told)
    ? { ...session, sessionId: told }
    : session
}

/**
 * Whether an answer names another session, which was started: where one that was extended kept its token, another token
 * is that of another session.
 */
function isStarted({ shown, named }: LiveSession, answer: Answer, session: SessionBody): boolean {
  const isKept = shown.status === 200 && shown.at('/sessionId') === named.sessionId
  const told = answer.at('/sessionId')
  return isKept && typeof told === 'string' && told !== session.sessionId
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

/**
 * A session that is resumed no more expires, and is terminated then.
 *
 * @returns whether it was refused because it had expired
 */
async function expiredTerminated(stage: SessionStage, verify: Verification): Promise<boolean> {
  const { session, shown } = await servedSession(stage)
  const caller = await callerOf(stage)
  // One that was started is terminated when the scenario that asked for it ends.
  if (shown.status === 201) {
    verify.undecided('The session had expired before the run.', {
      remedy: 'fixtures.sessions.session',
    })
    return false
  }
  const { sessionId } = session
  const terminate = () => caller.send('terminateCustomerSession', { json: { sessionId } })
  const answer = await stage.during('sessionExpiry', terminate, { sessionId })
  if (answer.status === 204) {
    const resumed = await caller.send('resumeCustomerSession', { json: session })
    endStarted(stage, resumed)
    stage.assume(resumed, 'sessions.terminate.unusable').statusIsNot(200)
  }
  return noServerProblem(verify, answer) && [404, 409, 410, 422].includes(answer.status)
}

/** A session that was started can be terminated as any other one, and is not extended then. */
async function terminatedForGood(
  stage: SessionStage,
  verify: Verification,
  caller: Sender,
  session: SessionBody,
): Promise<void> {
  const order = { json: { sessionId: session.sessionId } }
  const terminated = await caller.send('terminateCustomerSession', order)
  assumePermitted(stage, terminated)
  if (!verify(terminated).status(204)) return
  await someTimes(async () => {
    const resumed = await caller.send('resumeCustomerSession', { json: session })
    endStarted(stage, resumed)
    if (!noServerProblem(verify, resumed) || !verify(resumed).statusIsNot(200)) return false
    // One that was started in its place may have the same token.
    if (resumed.status === 201) await caller.send('terminateCustomerSession', order)
    return true
  }, often)
}
