import type { ActorName } from '../../terms/actor-name.js'
import type { LoginRecord } from '../../terms/login-record.js'
import type { Way } from './auth.js'

/** What the token endpoint gave. Every one of them is a secret. */
export interface Tokens {
  readonly access: string
  readonly refresh?: string
  readonly id?: string
  /** Milliseconds since 1970. */
  readonly obtainedAt: number
  /** Milliseconds since 1970; absent where the server does not say. */
  readonly expiresAt?: number
}

/** An actor who is logged in. */
export interface Login {
  readonly actor: ActorName
  readonly way: Way
  readonly tokens: Tokens
  /** What its server did; absent where an earlier version of Assay logged in. */
  readonly record?: Omit<LoginRecord, 'actor' | 'interfaces'>
}
