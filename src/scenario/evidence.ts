import type { Deviation } from './deviation.js'
import type { Step } from './model/step.js'

/** What stands behind a verdict, whether one observation of a scenario or the finding of a whole run. */
export interface Evidence {
  /** Why it is inconclusive, an error, none; or what to know about a pass (for instance that it was sampled). */
  readonly because?: string
  /** What to add to the profile to have it decided: `fixtures.accounts.notViewable`. */
  readonly remedy?: string
  /** Requirement whose failure this one waits for: one root fault, one failure. */
  readonly dependsOn?: string
  readonly expected?: string
  /** What the target said, redacted, cut to a readable length, otherwise raw: every reporter escapes it. */
  readonly actual?: string
  /** JSON Pointer (RFC 6901) into the response body of the first exchange. */
  readonly pointer?: string
  /** A definition that the target serves of itself was compared with the contract. */
  readonly kind?: 'drift'
  /** All that it lacks or contradicts; absent when it does neither. */
  readonly deviations?: readonly Deviation[]
  /** The requests that led to it, one after the other, where it takes more than one to see it. */
  readonly sequence?: readonly Step[]
  /** Numbers of the exchanges that show it, the telling one first. */
  readonly exchanges: readonly number[]
}
