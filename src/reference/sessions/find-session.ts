import type { Call } from '../http/operation.js'
import { Refusal } from '../http/refusal.js'
import { isObject } from '../text/is-object.js'
import type { Session } from './session-store.js'
import type { SessionState } from './sessions-behaviour.js'

interface FoundSession {
  readonly session: Session | undefined
  readonly state: SessionState
  /** Members of the body. */
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Looks up the session that the body of a call names. What is decided at once goes by what it is now: another call may
 * end it meanwhile.
 *
 * @throws Refusal 422 for JSON that names no session
 */
export function findSession({ services, operation }: Call, body: unknown): FoundSession {
  const { behaviour, conditions, sessions } = services
  const named = behaviour.sessionNamed(body, operation.id)
  if (named === undefined)
    throw new Refusal(422, 'invalidBody', 'The body names no session by its token.')
  const session = sessions.of(named)
  const state = behaviour.stateOf(session, conditions.now())
  return { session, state, body: isObject(body) ? body : {} }
}
