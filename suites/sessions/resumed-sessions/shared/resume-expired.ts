import type { Answer } from '../../../../src/scenario/index.js'
import type { SessionBody } from '../../shared/fixtures.js'
import type { LiveSession, SessionStage } from '../../shared/live-session.js'

/** Resumes a session that a hook has expire, until it is no longer extended: it may be answered before that. */
export async function resumeExpired(
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
export function isStarted(
  { shown, named }: LiveSession,
  answer: Answer,
  session: SessionBody,
): boolean {
  const isKept = shown.status === 200 && shown.at('/sessionId') === named.sessionId
  const told = answer.at('/sessionId')
  return isKept && typeof told === 'string' && told !== session.sessionId
}
