/** What one body says about one requirement; of a failure, at one place. */
export type BodyJudgement = BodyPass | BodyFailure | BodyUndecided

interface BodyPass {
  /** Id of the requirement. */
  readonly requirement: string
  readonly verdict: 'pass'
}

/** It could not be decided whether a value is right. */
export interface BodyUndecided {
  readonly requirement: string
  readonly verdict: 'inconclusive'
  /** Why, a sentence without an end. */
  readonly because: string
  /** JSON Pointer (RFC 6901) into the body. */
  readonly pointer: string
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
  /** Name of a member or link that is missing and should be there: it takes nothing away from what is there. */
  readonly lacking?: string
}
