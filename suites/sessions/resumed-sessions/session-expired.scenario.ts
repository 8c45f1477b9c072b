import { alone, type Sender, type Verification } from '../../../src/scenario/index.js'
import { endStarted } from '../shared/end-started.js'
import type { SessionBody } from '../shared/fixtures.js'
import { liveSession } from '../shared/live-session.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { scenario } from '../shared/scenario.js'

export default scenario('A session that has expired is not extended', {
  verifies: {
    expired: 'sessions.resume.expired',
    startedUsable: { requirement: 'sessions.resume.started-usable', after: 'expired' },
    startedTerminated: {
      requirement: 'sessions.terminate.started',
      after: ['startedUsable', 'sessions.terminate.unusable'],
    },
  },
  safety: 'disruptive',
  touches: [alone('sessions.sessions')],
  async steps(stage) {
    const { verify, during } = stage
    const { caller, session } = await liveSession(stage)
    const { sessionId } = session
    const resume = () => caller.send('resumeCustomerSession', { json: session })
    const answer = await during('sessionExpiry', resume, { sessionId })
    endStarted(stage, answer)
    noServerProblem(verify.expired, answer)
    // A new session (201), or a refusal.
    if (answer.status < 500) verify.expired(answer).statusIsNot(200)
    if (answer.status !== 201)
      return verify.startedUsable.undecided(`No session was started: ${answer.status}.`, {
        remedy: 'let a session be started in place of the expired one',
      })
    const started = answer.at('/sessionId')
    if (typeof started !== 'string')
      return verify.startedUsable.undecided('The answer does not name the session.', {
        remedy: 'let the answer name the session',
      })
    const again = await caller.send('resumeCustomerSession', {
      json: { ...session, sessionId: started },
    })
    endStarted(stage, again)
    // Started once more it is of use as well; whether it should have been extended is another requirement.
    verify.startedUsable(again).status(200, 201)
    if (again.status === 200 && (again.at('/sessionId') ?? started) === started)
      await terminatedForGood(verify.startedTerminated, caller, { ...session, sessionId: started })
  },
})

/** A session that was started can be terminated as any other one, and is not extended then. */
async function terminatedForGood(
  verify: Verification,
  caller: Sender,
  session: SessionBody,
): Promise<void> {
  const json = { sessionId: session.sessionId }
  const terminated = await caller.send('terminateCustomerSession', { json })
  if (!verify(terminated).status(204)) return
  const resumed = await caller.send('resumeCustomerSession', { json: session })
  noServerProblem(verify, resumed)
  if (resumed.status < 500) verify(resumed).statusIsNot(200)
}
