import { sessionToken } from '../books/session-token.js'
import type { OpenedSession, OpenedSessions } from '../books/sessions.js'

/** A session of a customer; the bank keeps every one. */
export interface Session extends OpenedSession {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
  readonly terminated: boolean
}

/** The sessions of the bank, which callers end, extend and have opened. */
export interface SessionStore {
  of(sessionId: string): Session | undefined
  open(customerId: string, institutionId: string, expiresAt: number): Session
  /** Writes a session that is there anew. */
  write(session: Session): void
  /** Lets one session expire, or all of them. */
  expire(sessionId: string | undefined): void
  /** Back to how the bank opened. */
  reset(): void
}

/** @param openedAt when the lifetime of the sessions begins that the bank brings along; milliseconds since 1970 */
export function openSessionStore(
  { sessions: opened, lifetime }: OpenedSessions,
  openedAt: number,
): SessionStore {
  const sessions = new Map<string, Session>()
  let serial = 0
  const write = (session: Session) => void sessions.set(session.sessionId, session)
  const reset = () => {
    sessions.clear()
    for (const one of opened) write({ ...one, expiresAt: openedAt + lifetime, terminated: false })
  }
  reset()
  return {
    of: (sessionId) => sessions.get(sessionId),
    open(customerId, institutionId, expiresAt) {
      const sessionId = sessionToken(`started ${(serial += 1)}`)
      const session = { sessionId, customerId, institutionId, expiresAt, terminated: false }
      write(session)
      return session
    },
    write,
    expire(sessionId) {
      for (const one of sessions.values())
        if (sessionId === undefined || one.sessionId === sessionId) write({ ...one, expiresAt: 0 })
    },
    reset,
  }
}
