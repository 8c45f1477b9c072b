import {
  alone,
  often,
  type Sender,
  someTimes,
  type Verification,
} from '../../../src/scenario/index.js'
import { callerOf } from '../shared/caller-of.js'
import { endStarted } from '../shared/end-started.js'
import type { SessionBody } from '../shared/fixtures.js'
import { liveSession, type SessionStage } from '../shared/live-session.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'
import { servedSession } from '../shared/served-session.js'

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
    const { verify, during } = stage
    const live = await liveSession(stage)
    const { caller } = live
    let { session } = live
    let isThere = false
    await someTimes(async () => {
      const resume = () => caller.send('resumeCustomerSession', { json: session })
      const { sessionId } = session
      const answer = await during('sessionExpiry', resume, { sessionId })
      endStarted(stage, answer)
      // A new session (201), or a refusal.
      const isExpired =
        noServerProblem(verify.expired, answer) && verify.expired(answer).statusIsNot(200)
      if (!isExpired) return false
      if (answer.status !== 201) {
        verify.startedUsable.undecided(`No session was started: ${answer.status}.`, {
          remedy: 'let a session be started in place of the expired one',
        })
        return false
      }
      const started = answer.at('/sessionId')
      if (typeof started !== 'string') {
        verify.startedUsable.undecided('The answer does not name the session.', {
          remedy: 'let the answer name the session',
        })
        return false
      }
      // The next one that expires is the one that was started.
      session = { ...session, sessionId: started }
      const again = await resume()
      endStarted(stage, again)
      isThere = again.status === 200 && (again.at('/sessionId') ?? started) === started
      // Started once more it is of use as well; whether it should have been extended is another requirement.
      return verify.startedUsable(again).status(200, 201) && isThere
    }, often)
    if (isThere) await terminatedForGood(stage, verify.startedTerminated, caller, session)
    await expiredTerminated(stage, verify.expiredTerminated)
  },
})

/** A session that is resumed no more expires, and is terminated then. */
async function expiredTerminated(stage: SessionStage, verify: Verification): Promise<void> {
  const { session, shown } = await servedSession(stage)
  const caller = await callerOf(stage)
  // One that was started is terminated when the scenario that asked for it ends.
  if (shown.status === 201)
    return verify.undecided('The session had expired before the run.', {
      remedy: 'fixtures.sessions.session',
    })
  const { sessionId } = session
  const terminate = () => caller.send('terminateCustomerSession', { json: { sessionId } })
  noServerProblem(verify, await stage.during('sessionExpiry', terminate, { sessionId }))
}

/** A session that was started can be terminated as any other one, and is not extended then. */
async function terminatedForGood(
  stage: Parameters<typeof endStarted>[0],
  verify: Verification,
  caller: Sender,
  session: SessionBody,
): Promise<void> {
  const order = { json: { sessionId: session.sessionId } }
  const terminated = await caller.send('terminateCustomerSession', order)
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
