import type { ActorName } from '../terms/actor-name.js'

/** A secret that was looked up: never written anywhere, only sent and redacted. */
export interface Secret {
  readonly value: string
  /** Environment variable that holds it, or the one that a reproduction should use in its place. */
  readonly variable: string
}

/** Who sends. */
export interface Actor {
  readonly name: ActorName
  readonly apiKey?: Secret
  readonly token?: Secret
  /** By interface, where an interface has another token than `token`. */
  readonly tokens?: Readonly<Record<string, Secret>>
  /** By interface, where an interface has another API key than `apiKey`. */
  readonly apiKeys?: Readonly<Record<string, Secret>>
}
