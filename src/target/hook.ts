import type { Secret } from './actor.js'

export interface HookRequest {
  readonly kind: 'request'
  readonly method: string
  /** Absolute, or beginning with `/` and then relative to the target's origin. */
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string | Secret])[]
  /** Ready to be sent. */
  readonly body?: string
  /** Statuses that mean success; empty for any 2xx. */
  readonly expect: readonly number[]
}

export interface HookCommand {
  readonly kind: 'command'
  /** Program and arguments; no shell reads them. */
  readonly argv: readonly [string, ...string[]]
  /** Working directory, absolute. */
  readonly folder: string
  /** The whole environment of the command. */
  readonly environment: Readonly<Record<string, string>>
  /** Variables that the profile names: their values are kept out of messages. */
  readonly named: readonly string[]
}

export type HookAction = HookRequest | HookCommand

export interface Hook {
  readonly begin: HookAction
  /** Absent when the state passes by itself. */
  readonly end?: HookAction
  /** Seconds that each of the two may take. */
  readonly timeLimit: number
}
