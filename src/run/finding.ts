import type { Evidence } from '../scenario/evidence.js'
import type { Level } from '../contract/requirement.js'

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
export interface Finding extends Evidence {
  readonly requirement: string
  readonly level: Level
  readonly clause: string
  readonly interface: string
  readonly operation?: string
  /** Id of the judge; absent for a requirement that nothing was to decide (gap, not claimed). */
  readonly scenario?: string
  readonly verdict: Verdict
  /** How many exchanges showed it, when more than are listed. */
  readonly occurrences?: number
  /** Milliseconds that its judge took. */
  readonly milliseconds?: number
}
