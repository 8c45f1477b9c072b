/** A session that the bank opens with. */
export interface OpenedSession {
  readonly sessionId: string
  readonly customerId: string
  readonly institutionId: string
}

/** Sessions of customers, as the bank opens with them. */
export interface OpenedSessions {
  readonly sessions: readonly OpenedSession[]
  /** Milliseconds that a session lives since it was opened or resumed. */
  readonly lifetime: number
}
