import type { Session, SessionStore } from './session-store.js'

/** What the bank knows of a token that a caller names. */
export type SessionState = 'live' | 'expired' | 'terminated' | 'unknown'

/** How a request for a session is refused. */
export interface SessionRefusal {
  readonly status: number
  readonly name: string
}

/** The bank's decisions about sessions of customers. */
export interface SessionsBehaviour {
  /** The sessions of a bank that has just opened. */
  sessions(book: SessionStore): SessionStore
  /** The token that a body names; `undefined` when it names none. */
  sessionNamed(body: unknown, operation: string): string | undefined
  stateOf(session: Session | undefined, now: number): SessionState
  /** How a session in this state is terminated: done, or refused. */
  terminationOf(state: SessionState, session: Session | undefined): 'done' | SessionRefusal
  /** Status of a termination that was done. */
  statusOfTermination(): number
  /** What becomes of a session in this state that is to be resumed: more time, a new one, or nothing. */
  resumptionOf(
    state: SessionState,
    session: Session | undefined,
  ): 'extend' | 'start' | SessionRefusal
  /** When a session expires that lives so many milliseconds, and is resumed now. */
  expiresAt(session: Session | undefined, now: number, lifetime: number): number
  /** The token that the answer to a session that was extended names. */
  tokenOfExtended(session: Session): string
  /** The token of a new session: where `expired` is the session in whose place it is. */
  tokenOfStarted(started: Session, expired: Session | undefined): string
}
