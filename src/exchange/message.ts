import type { Exchange, Header } from './exchange.js'
import type { WireOutcome } from './transport.js'

/** Who sent a request, and what for. */
export interface Purpose {
  readonly actor: string
  readonly interface?: string
  readonly operation?: string
  readonly scenario?: string
  /** What `last` was when it was sent. */
  readonly since?: number
  /** What `last` was when it was first asked for. */
  readonly asked?: number
}

/** A request of an actor, before it is on the wire. */
export interface Message extends Purpose {
  /** Go along to the target's own origin only. A header of the same name in `headers` takes precedence. */
  readonly credentials: readonly Header[]
  readonly method: string
  /** Absolute. */
  readonly url: string
  readonly headers: readonly Header[]
  readonly body?: Uint8Array
  readonly signal?: AbortSignal
  /** Whether a 429 is to be waited out. Default true; false for a scenario that wants to see it. */
  readonly waitOut429?: boolean
  /**
   * Whether the caller is one who is to be refused. A target may limit such callers, or lock them out, and go on to
   * serve the actor.
   */
  readonly isStranger?: boolean
}

export interface Reply {
  /** As recorded: secrets are tokens. */
  readonly exchange: Exchange
  /** As it came. Never show or write this. */
  readonly wire: WireOutcome
}
