import { assumePermitted, often, passedOn, shared, someTimes } from '../../../src/scenario/index.js'
import { assumeLetIn } from '../shared/assume-let-in.js'
import { endStarted } from '../shared/end-started.js'
import { endedEarlier } from '../shared/ended-earlier.js'
import type { SessionBody } from '../shared/fixtures.js'
import { gone } from '../shared/gone.js'
import { judgeInvalidBodies } from '../shared/judge-invalid-bodies.js'
import { liveSession } from '../shared/live-session.js'
import { noServerProblem } from '../shared/no-server-problem.js'
import { resumeSession } from '../shared/resume-session.js'
import { scenario } from '../shared/scenario.js'
import { unreadBodies } from '../shared/unread-bodies.js'

export default scenario('A session that was terminated cannot be used any more', {
  verifies: {
    invalid: 'sessions.terminate.invalid',
    terminated: 'sessions.terminate.done',
    unusable: { requirement: 'sessions.terminate.unusable', after: 'terminated' },
    terminatedAgain: { requirement: 'sessions.terminate.again', after: 'terminated' },
  },
  safety: 'disruptive',
  touches: [shared('sessions.sessions')],
  async steps(stage) {
    const { fixtures, verify } = stage
    const { caller, session: live } = await liveSession(stage)
    const terminate = (json: unknown) => caller.send('terminateCustomerSession', { json })
    const ofUnknown = async () => terminate({ sessionId: await fixtures.unknownToken() })
    const [unknown, before] = await Promise.all([ofUnknown(), resumeSession(stage, caller, live)])
    await assumeLetIn(stage, caller, unknown)
    endStarted(stage, before.answer)
    const body = { sessionId: before.session.sessionId }
    const isKept = await judgeInvalidBodies(verify.invalid, body, terminate, ofUnknown)
    const others = await Promise.all(
      unreadBodies(body).map((order) => caller.send('terminateCustomerSession', order)),
    )
    const isLeft = isKept && others.every(({ status }) => status >= 400)
    const left = await resumeSession(stage, caller, before.session)
    endStarted(stage, left.answer)
    // What was refused is not done.
    if (isLeft && before.answer.status === 200) verify.invalid(left.answer).statusIsNot(...gone)
    const session = left.answer.status === 200 ? left.session : (await liveSession(stage)).session
    const { sessionId } = session
    const terminated = await terminate({ sessionId })
    assumePermitted(stage, terminated)
    if (!verify.terminated(terminated).status(204)) return
    verify.terminated(terminated).noBody()

    await someTimes(async (asked) => {
      const again = await passedOn(() => terminate({ sessionId }))
      noServerProblem(verify.terminatedAgain, again)
      const json = { ...session, ...ofOthers[asked - often] }
      const resumed = await passedOn(() => caller.send('resumeCustomerSession', { json }))
      endStarted(stage, resumed)
      // What comes of a body that lacks something is another requirement.
      if (json.customerId !== undefined) noServerProblem(verify.unusable, resumed)
      // A refusal, or a new session (201).
      return resumed.status >= 500 || verify.unusable(resumed).statusIsNot(200)
    }, often + ofOthers.length)
    await endedEarlier(stage, caller, session)
  },
})

/** No matter whose it is said to be, or whether it is said at all. */
const ofOthers: readonly Partial<SessionBody>[] = [
  { customerId: 'assay-nobody' },
  { institutionId: 'NOBODY' },
  { customerId: undefined, institutionId: undefined },
]
