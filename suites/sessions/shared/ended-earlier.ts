import type { Sender, Stage } from '../../../src/scenario/index.js'
import { endStarted } from './end-started.js'
import type { SessionBody } from './fixtures.js'

/**
 * Has the session resumed that was the first one of the run to be terminated, however many were since then: a list of
 * those that are terminated may not be bounded by their number.
 *
 * @param session that was terminated just now
 */
export async function endedEarlier(
  stage: Pick<Stage, 'afterwards' | 'assume' | 'once'>,
  caller: Sender,
  session: SessionBody,
): Promise<void> {
  const first = await stage.once('first session terminated', async () => session)
  if (first.sessionId === session.sessionId) return
  const resumed = await caller.send('resumeCustomerSession', { json: first })
  endStarted(stage, resumed)
  stage.assume(resumed, 'sessions.terminate.unusable').statusIsNot(200)
}
