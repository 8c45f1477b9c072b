/** What one body says about one requirement, at one place. */
export interface BodyJudgement {
  /** Id of the requirement. */
  readonly requirement: string
  readonly verdict: 'pass' | 'fail'
  /** JSON Pointer (RFC 6901) into the body; empty for the whole of it. */
  readonly pointer: string
  /** Only of a failure: `a string of at most 80 characters`. */
  readonly expected?: string
  /** Only of a failure: JSON of the offending value, cut to a readable length. */
  readonly actual?: string
}
