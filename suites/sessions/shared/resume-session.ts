import { type Answer, passedOn, type Sender, type Stage } from '../../../src/scenario/index.js'
import { endStarted } from './end-started.js'
import type { SessionBody } from './fixtures.js'

/** What became of a session that was to be resumed. */
export interface Resumption {
  readonly answer: Answer
  /** By which token the session is to be had from now on, if it was extended. */
  readonly session: SessionBody
  /** What another token was answered that the answer named. */
  readonly renewed?: Answer
}

/**
 * Has a session resumed. One that is extended may get a new token on the way: what leads to a session that is there,
 * and to none that the profile names, is one.
 */
export async function resumeSession(
  stage: Pick<Stage, 'afterwards'> & {
    readonly fixtures: { namedTokens(): Promise<readonly string[]> }
  },
  caller: Sender,
  session: SessionBody,
): Promise<Resumption> {
  const resume = (json: SessionBody): Promise<Answer> =>
    passedOn(() => caller.send('resumeCustomerSession', { json }))
  const answer = await resume(session)
  const other = await otherSession(answer, session)
  if (other === undefined) return { answer, session }
  const renewed = await resume(other)
  endStarted(stage, renewed)
  if (renewed.status !== 200) return { answer, session, renewed }
  // It may have been given one more.
  return { answer, session: (await otherSession(renewed, other)) ?? other, renewed }

  async function otherSession(told: Answer, asked: SessionBody): Promise<SessionBody | undefined> {
    const sessionId = told.status === 200 ? told.at('/sessionId') : undefined
    if (typeof sessionId !== 'string' || sessionId === asked.sessionId) return undefined
    const named = await stage.fixtures.namedTokens()
    return named.includes(sessionId) ? undefined : { ...asked, sessionId }
  }
}
