import type { Sender, Stage } from '../../../../src/scenario/index.js'
import { endStarted } from '../../shared/end-started.js'
import { endedEarlier } from '../../shared/ended-earlier.js'
import type { SessionBody } from '../../shared/fixtures.js'

/** Behind a token: what is read of a longer one need not be all of it. */
const behind = 'assay'

/**
 * Has a session terminated while it is resumed: whichever comes first, what was terminated stays so. Where a new session
 * was started meanwhile, that one may have the same token. As long as it is there, a token that begins as its own is
 * that of no session.
 */
export async function endMeanwhile(
  stage: Pick<Stage, 'afterwards' | 'assume' | 'once'>,
  caller: Sender,
  session: SessionBody,
): Promise<void> {
  const { sessionId } = session
  const resume = (token = sessionId) =>
    caller.send('resumeCustomerSession', { json: { ...session, sessionId: token } })
  const unknown = await resume(sessionId + behind)
  endStarted(stage, unknown)
  stage.assume(unknown, 'sessions.resume.unknown').statusIsNot(200)
  const [resumed, terminated] = await Promise.all([
    resume(),
    caller.send('terminateCustomerSession', { json: { sessionId } }),
  ])
  endStarted(stage, resumed)
  if (terminated.status !== 204 || resumed.status === 201) return
  const again = await resume()
  endStarted(stage, again)
  stage.assume(again, 'sessions.terminate.unusable').statusIsNot(200)
  await endedEarlier(stage, caller, session)
}
