import { type Answer, often, type Sender, someTimes } from '../../../../src/scenario/index.js'
import { endStarted } from '../../shared/end-started.js'
import type { SessionBody } from '../../shared/fixtures.js'
import type { SessionStage } from '../../shared/live-session.js'

/**
 * A session that was just started is extended, by its own name. It may have expired at once where a hook acts late, and
 * one after the other does not.
 *
 * @returns the session under the token that it has then; undefined where none tells it
 */
export async function isExtended(
  stage: SessionStage,
  caller: Sender,
  session: SessionBody,
  answer: Answer,
): Promise<SessionBody | undefined> {
  let last = answer
  const resumeTold = async (): Promise<boolean> => {
    const sessionId = last.at('/sessionId')
    if (typeof sessionId !== 'string') return false
    last = await caller.send('resumeCustomerSession', { json: { ...session, sessionId } })
    endStarted(stage, last)
    return last.status === 201
  }
  if (answer.status === 200) {
    if ((answer.at('/sessionId') ?? session.sessionId) === session.sessionId) return session
    await resumeTold()
    stage.assume(last, 'sessions.resume.same-session').status(200)
    const sessionId = last.at('/sessionId')
    const isOfOthers = (await stage.fixtures.namedTokens()).includes(String(sessionId))
    return typeof sessionId === 'string' && !isOfOthers ? { ...session, sessionId } : undefined
  }
  if (await someTimes(resumeTold, often)) stage.assume(last, 'sessions.resume.extended').status(200)
  return undefined
}
