import type { Call } from '../http/operation.js'
import { readJsonBody } from '../http/read-json-body.js'
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
 * Reads which session a call is about, and looks it up.
 *
 * @throws Refusal 400 for what is not JSON, 422 for JSON that names no session
 */
export async function findSession({ services, operation, request }: Call): Promise<FoundSession> {
  const { behaviour, conditions, sessions } = services
  const body = await readJsonBody(request)
  const named = behaviour.sessionNamed(body, operation.id)
  if (named === undefined)
    throw new Refusal(422, 'invalidBody', 'The body names no session by its token.')
  const session = sessions.of(named)
  const state = behaviour.stateOf(session, conditions.now())
  return { session, state, body: isObject(body) ? body : {} }
}
