import type { Grants } from './grants.js'
import type { AuthorizationBehaviour } from './authorization-behaviour.js'

/** What the endpoints of a log-in work with. */
export interface AuthorizationServices {
  readonly behaviour: AuthorizationBehaviour
  readonly grants: Grants
  /** Whether a user of this name may log in with this password. */
  knows(user: string, password: string): boolean
  /** Seconds since 1970. */
  seconds(): number
  sign(claims: Readonly<Record<string, unknown>>): string
}
