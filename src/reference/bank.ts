import type { BankFixtures } from './books/bank-fixtures.js'
import type { Defect } from './defect.js'
import type { Liberty } from './liberty.js'

export interface BankOptions {
  /** Milliseconds since 1970; the system's clock by default. */
  readonly clock?: () => number
  readonly defects?: readonly Defect[]
  readonly liberties?: readonly Liberty[]
  /** Milliseconds that each answer of an interface is held back; 0 by default. */
  readonly latency?: number
  /** Generated internal accounts that the actor `customer` holds besides; 0 by default. */
  readonly extraAccounts?: number
  /** Largest page that the bank gives, whatever is asked for; reported in `limit`. */
  readonly pageCap?: number
}

export interface Bank {
  /** Calls nobody any more: what is queued stays there. */
  close(): void
  /** Answers a request to `/api/…` or `/control/…`. */
  fetch(request: Request): Promise<Response>
  /** What a profile of this bank says under `fixtures`, its variations included. */
  readonly fixtures: BankFixtures
  /** Letter case of the header field names that it sends in answer to a method and path. */
  headerName(name: string, method: string, pathname: string): string
}
