import type { Level } from '../contract/requirement.js'
import type { Verdict } from '../terms/verdict.js'

export interface Judge {
  readonly kind: 'scenario' | 'law' | 'rule'
  /** Stable: `accounts/balances-come-in-order`, `laws/cursor-paging:listAccounts`, `rules/documented-status`. */
  readonly id: string
  /** A sentence. */
  readonly title: string
  /** Source file, relative to the project: `suites/accounts/balances/balances-order.scenario.ts`. */
  readonly file: string
}

/** How often a violation showed. */
export interface Seen {
  readonly times: number
  /** How often it could have shown: rounds that performed the scenario, its tries in one of them, or exchanges that decided the requirement. */
  readonly of: number
  readonly among: 'rounds' | 'tries' | 'exchanges'
}

/** Which requirement a finding is about, and who judged it. */
export interface Subject {
  readonly requirement: string
  readonly level: Level
  readonly clause: string
  readonly interface: string
  readonly operation?: string
  /** Id of the judge; absent for a requirement that nothing was to decide (gap, not claimed). */
  readonly scenario?: string
  /** Its judge was to decide something else, and saw the contrary of it. */
  readonly witness?: true
  /** How many exchanges showed it, when more than are listed. */
  readonly occurrences?: number
  /** How often it was seen broken, where it was not each time that it could be seen, or the run has several rounds. */
  readonly seen?: Seen
  /** Milliseconds that its judge took. */
  readonly milliseconds?: number
}

/** What one judge found out about one requirement. */
export type Finding<V extends Verdict = Verdict> = Subject & V
