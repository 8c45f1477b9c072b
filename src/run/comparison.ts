import type { VerdictWord } from '../terms/verdict.js'
import type { Run, RunVerdict } from './run.js'

/** Who may have changed a verdict. */
export type ChangeOrigin = 'server' | 'contract' | 'suite' | 'profile'

/** What a change means for anyone who waits for the newer run. */
export type ChangeDirection = 'worse' | 'better' | 'other'

/** A requirement that came out otherwise. */
export interface Change {
  readonly requirement: string
  readonly interface: string
  readonly text: string
  /** Absent: it was no part of the older run; of the newer one below. */
  readonly before?: VerdictWord
  readonly after?: VerdictWord
  readonly turn: ChangeDirection
  /** One where it is sure; several where more than one changed, the likeliest first. */
  readonly changedBy: readonly ChangeOrigin[]
  /** Why it can only be these, a phrase. */
  readonly because: string
  /** What the run says of it that shows more: expected and answered, or a reason. */
  readonly told?: string
  /** The newer run fails it, and the baseline lists that. */
  readonly known?: true
}

/** What of a run a comparison names. */
export interface ComparedRun extends Pick<Run, 'tool' | 'started' | 'totals'> {
  /** As the user named it. */
  readonly shown: string
  readonly target: string
  readonly verdict: RunVerdict
}

/** What two runs have in common and what not. */
export interface Comparison {
  readonly before: ComparedRun
  readonly after: ComparedRun
  /** Whatever may be behind a change beside the server, a sentence each. */
  readonly differences: readonly { readonly origin: ChangeOrigin; readonly text: string }[]
  /** What got worse first, then what got better; in the order of the documents. */
  readonly changes: readonly Change[]
  /** Requirements with the same verdict in both. */
  readonly same: number
}
