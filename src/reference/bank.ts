import type { AuthorizationBehaviour } from './authorization/authorization-behaviour.js'
import type { Behaviour } from './behaviour.js'
import type { BankFixtures } from './books/bank-fixtures.js'
import type { CallEndpoint } from './messages/delivery/call-endpoint.js'
import type { Timer } from './timer.js'

export interface BankOptions extends BankSeams {
  /** Milliseconds since 1970; the system's clock by default. */
  readonly clock?: () => number
  /** What the bank waits with; the system's timers by default. Goes with a `clock` that is not the system's. */
  readonly timer?: Timer
  /** How endpoints of push subscriptions are called: over HTTP by default. A bank without a network has another way. */
  readonly callEndpoint?: CallEndpoint
  /** Milliseconds that each answer of an interface is held back; 0 by default. */
  readonly latency?: number
  /** Generated internal accounts that the actor `customer` holds besides; 0 by default. */
  readonly extraAccounts?: number
}

/** Where other code may come between the bank and its callers, or in the place of a part of it. */
export interface BankSeams {
  /**
   * Decides in the place of the bank, whose own decisions it is given. Banks differ in what they decide, not in how
   * they serve: another one is this one with other decisions. Called once as the bank opens, so what it remembers
   * is of that bank alone. What it does later, it does by the bank's timer.
   */
  readonly decide?: (own: Behaviour, timer: Timer) => Behaviour
  /** Decides in the place of the bank when a user logs in. */
  readonly decideAuthorization?: (own: AuthorizationBehaviour) => AuthorizationBehaviour
  /** Sees each request to an interface before the bank does, and hands one on: as a gateway before the bank may. */
  readonly filterRequest?: (request: Request, context: RequestContext) => Request | Promise<Request>
  /** Sees each answer of an interface last: as a gateway may. `request` is the one that the client sent. */
  readonly filterAnswer?: (
    response: Response,
    request: Request,
    context: RequestContext,
  ) => Response | Promise<Response>
  /**
   * Spells the name of a header field of an answer. A `Response` knows names in lower case only, so letter case
   * (RFC 9110, 5.1) has to be settled where the answer is written to the wire.
   */
  readonly spellHeader?: (name: string, context: RequestContext) => string
}

/** What is known of a request before it is answered. */
export interface RequestContext {
  /** operationId that method and path of the request name; absent when they name none. */
  readonly operation: string | undefined
  /** The bank's clock, milliseconds since 1970. */
  now(): number
}

export interface Bank {
  /** Stops calling endpoints: what is queued stays there. */
  close(): void
  /** Answers a request to `/api/…` or `/control/…`. */
  fetch(request: Request): Promise<Response>
  /** What a profile of this bank says under `fixtures`, as its books are. */
  readonly fixtures: BankFixtures
  /** Letter case of the header field names that it sends in answer to a method and path. */
  headerName(name: string, method: string, pathname: string): string
}
