/** Sessions as a profile names them under `fixtures.sessions`. */
export interface SessionFixtures {
  /** Tokens of sessions that are there; a suite uses them up. */
  readonly session: readonly string[]
  readonly customerId: string
  readonly institutionId: string
  /** Seconds that a session lives when it is not resumed. */
  readonly sessionLifetime: number
  /** The actor who may terminate and resume. */
  readonly caller: string
}
