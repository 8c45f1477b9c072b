/** What one body says about one requirement; of a failure, at one place. */
export type BodyJudgement = BodyPass | BodyFailure

interface BodyPass {
  /** Id of the requirement. */
  readonly requirement: string
  readonly verdict: 'pass'
}

export interface BodyFailure {
  readonly requirement: string
  readonly verdict: 'fail'
  /** JSON Pointer (RFC 6901) into the body; empty for the whole of it. */
  readonly pointer: string
  /** `a string of at most 80 characters`. */
  readonly expected: string
  /** JSON of the offending value, cut to a readable length. */
  readonly actual: string
}
