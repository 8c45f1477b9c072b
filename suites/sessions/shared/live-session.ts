import type { Actors, Answer, Sender, Stage } from '../../../src/scenario/index.js'
import { callerOf } from './caller-of.js'
import type { SessionBody } from './fixtures.js'
import { resumeSession } from './resume-session.js'

/** A session that is there: the service itself said so. */
export interface LiveSession {
  readonly caller: Sender
  readonly session: SessionBody
  /** As the profile names it: it may have got another token, or be another one in its place. */
  readonly named: SessionBody
  /** What showed it: the session was extended, 200, or started, 201. */
  readonly shown: Answer
}

/** What a scenario has that takes sessions. */
export type SessionStage = Stage & {
  readonly fixtures: {
    caller(): Promise<string>
    unusedSession(): Promise<SessionBody>
    namedTokens(): Promise<readonly string[]>
  }
}

/**
 * Takes a session of the profile and has it resumed, which shows that it is there. What the profile names may
 * be gone by now, terminated by an earlier run, or have expired; then a new one is started in its place.
 *
 * @param actors who may send; those of the scenario by default
 * @param taken the session that it is about; one that was not used yet by default
 * @throws Undecided when no session is to be had
 */
export async function liveSession(
  stage: SessionStage,
  actors: Actors = stage,
  taken?: SessionBody,
): Promise<LiveSession> {
  const caller = await callerOf(stage, actors)
  const named = taken ?? (await stage.fixtures.unusedSession())
  const { answer: shown, session } = await resumeSession(stage, caller, named)
  if (shown.status === 200) return { caller, session, named, shown }
  const told = shown.status === 201 ? shown.at('/sessionId') : undefined
  if (typeof told === 'string') {
    return { caller, session: { ...session, sessionId: told }, named, shown }
  }
  if (shown.status === 401 || shown.status === 403)
    return stage.giveUp(
      `The target does not let the ${caller.actor} resume a session: ${shown.status}.`,
      `actors.${caller.actor}`,
    )
  if (shown.status >= 500) stage.given(shown).status(200, 201)
  return stage.giveUp(
    `The session of the profile could not be resumed (${shown.status}): perhaps it does not exist any more.`,
    'fixtures.sessions.session',
  )
}
