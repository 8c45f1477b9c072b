import type { Deviation } from '../scenario/deviation.js'
import type { Level } from '../contract/requirement.js'
import type { Step } from '../scenario/model/step.js'

export type Verdict = 'pass' | 'fail' | 'inconclusive' | 'error' | 'none'

export interface Judge {
  readonly kind: 'scenario' | 'law' | 'rule'
  /** Stable: `accounts/balances-come-in-order`, `laws/cursor-paging:listAccounts`, `rules/documented-status`. */
  readonly id: string
  /** A sentence. */
  readonly title: string
  /** Source file, relative to the project: `suites/accounts/balances/balances-order.scenario.ts`. */
  readonly file: string
}

/** What one judge found out about one requirement. */
export interface Finding {
  readonly requirement: string
  readonly level: Level
  readonly clause: string
  readonly interface: string
  readonly operation?: string
  /** Id of the judge; absent for a requirement that nothing was to decide (gap, not claimed). */
  readonly scenario?: string
  readonly verdict: Verdict
  /** Why it is undecided, an error, none; or what to know about a pass (for instance that it was sampled). */
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
  /** How many exchanges showed it, when more than are listed. */
  readonly occurrences?: number
  /** Milliseconds that its judge took. */
  readonly milliseconds?: number
}
