import type { ActorName } from '../terms/actor-name.js'
import type { Actor } from './actor.js'
import type { Auth } from './auth/auth.js'
import type { Login } from './auth/login.js'
import type { HookName } from '../terms/hook-name.js'
import type { LoginRecord } from '../terms/login-record.js'
import type { Claims } from './claims.js'
import type { Hook } from './hook.js'
import type { ListenerSettings } from './listener/listener-settings.js'
import type { Mistake } from './mistake.js'
import type { SafetyLevel } from '../terms/safety-level.js'

export type FixtureValue = string | number | boolean | readonly string[]

/** Bounds of a run; times in seconds. */
export interface Limits {
  /** Scenarios in flight. */
  readonly concurrency: number
  readonly requestTime: number
  readonly scenarioTime: number
  readonly runTime: number
  /** Until what was written is seen wherever it is shown: in all interfaces, or in each that it names. */
  readonly settleTime: number | Readonly<Record<string, number>>
  /** Size of one response body, in bytes. */
  readonly bodyBytes: number
  /** Pages of one walk. */
  readonly pages: number
  /** Share of the requests whose connection may break, from 0 to 1. */
  readonly brokenConnections: number
}

/** All that is known about one target, complete: defaults filled in, secrets looked up. */
export interface Profile {
  readonly target: {
    readonly name: string
    /** http or https, without credentials, query, fragment or trailing slash. */
    readonly baseUrl: string
  }
  /** `anonymous` is always there; the others when their credentials are. */
  readonly actors: Readonly<Partial<Record<ActorName, Actor>>> & { readonly anonymous: Actor }
  /** Absent: there is no log-in. */
  readonly auth?: Auth
  /** By interface and operation: who sends it in the place of the customer. */
  readonly callers?: Readonly<Record<string, Readonly<Record<string, ActorName>>>>
  /** Of the actors whose tokens come from a log-in. */
  readonly logins?: readonly Login[]
  /** What authorization servers did when actors logged in. */
  readonly loginRecords?: readonly LoginRecord[]
  readonly claims: Claims
  /** By interface, then by name. */
  readonly fixtures: Readonly<Record<string, Readonly<Record<string, FixtureValue>>>>
  readonly hooks: Readonly<Partial<Record<HookName, Hook>>>
  /** Absent: push deliveries are not listened to. */
  readonly listener?: ListenerSettings
  readonly safety: { readonly allow: SafetyLevel }
  readonly limits: Limits
  /** Reports beside the usual ones, each `NAME` or `NAME=PATH`. */
  readonly reporters?: readonly string[]
}

export interface LoadedProfile {
  readonly profile: Profile
  /** What the owner should know, though the run can go on. */
  readonly warnings: readonly Mistake[]
}
