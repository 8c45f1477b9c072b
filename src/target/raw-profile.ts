import type { ActorName } from '../terms/actor-name.js'
import type { HookName } from '../terms/hook-name.js'
import type { Claims } from './claims.js'
import type { RecipeStep } from './auth/auth.js'
import type { ListenerSettings } from './listener/listener-settings.js'
import type { FixtureValue, Limits } from './profile.js'
import type { SafetyLevel } from '../terms/safety-level.js'

export type RawSecret = string | { readonly env?: string; readonly file?: string }

interface RawCredentials {
  readonly apiKey?: RawSecret
  readonly token?: RawSecret
}

export interface RawActor extends RawCredentials {
  /** By interface: what is different there. */
  readonly interfaces?: Readonly<Record<string, RawCredentials>>
}

/** At which server to log in, as which client. */
export interface RawWay {
  readonly clientId?: string
  readonly clientSecret?: RawSecret
  readonly discovery?: string
  readonly url?: string
  readonly authorizationUrl?: string
  readonly tokenUrl?: string
  readonly scopes?: readonly string[]
}

export interface RawAuth extends RawWay {
  readonly interfaces?: Readonly<Record<string, RawWay>>
  readonly actors?: Readonly<
    Partial<
      Record<
        ActorName,
        {
          readonly scopes?: readonly string[]
          readonly user?: RawSecret
          readonly password?: RawSecret
        }
      >
    >
  >
  readonly recipe?: readonly RecipeStep[]
  readonly origins?: readonly string[]
  readonly redirectPort?: number
}

export interface RawAction {
  readonly request?: {
    readonly method?: string
    readonly url: string
    readonly headers?: Readonly<Record<string, RawSecret>>
    readonly body?: unknown
    readonly expect?: readonly number[]
  }
  readonly command?: readonly [string, ...string[]]
  readonly env?: readonly string[]
}

interface RawHook {
  readonly begin: RawAction
  readonly end?: RawAction
  readonly timeLimit?: number
}

/** A profile as it is written: what `schemas/profile.schema.json` accepts. */
export interface RawProfile {
  readonly target?: { readonly name?: string; readonly baseUrl?: string }
  readonly actors?: Readonly<Partial<Record<ActorName, RawActor>>>
  /** By interface and operation: who sends it in the place of the customer. */
  readonly callers?: Readonly<Record<string, Readonly<Record<string, ActorName>>>>
  readonly auth?: RawAuth
  readonly claims?: Partial<Claims>
  readonly fixtures?: Readonly<Record<string, Readonly<Record<string, FixtureValue>>>>
  readonly hooks?: Readonly<Partial<Record<HookName, RawHook>>>
  readonly listener?: Partial<ListenerSettings>
  readonly safety?: { readonly allow?: SafetyLevel }
  readonly limits?: Partial<Limits>
  readonly supplements?: Readonly<Record<string, string | readonly string[]>>
  /** Folders or packages. */
  readonly extensions?: readonly string[]
  readonly reporters?: readonly string[]
}
