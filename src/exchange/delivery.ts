import type { Header } from './exchange.js'

/** A request that the target sent to the listener of a run. Untrusted, and bounded by the listener. */
export interface Arrival {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly method: string
  /** Path and query, as sent. */
  readonly target: string
  readonly headers: readonly Header[]
  readonly body: Uint8Array
}

/** How the listener is to answer. */
export type Reply =
  | {
      readonly kind: 'status'
      readonly status: number
      /** Of a redirect. */
      readonly location?: string
      /** Milliseconds to wait first. */
      readonly after?: number
    }
  /** Breaks the connection. */
  | { readonly kind: 'reset' }

/** How it ended: answered, broken by us, or left by the target before there was an answer. */
export type DeliveryOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'reset' }
  | { readonly kind: 'left' }

/** Who decides on the answers. */
export interface DeliveryHandler {
  /** Id of the scenario that it is for. */
  readonly scenario?: string
  /** Whether it is for this one and no other. */
  knows(arrival: Arrival): boolean
  /** Decides how to answer; may take its time, within the bounds of the listener. */
  reply(arrival: Arrival): Reply | Promise<Reply>
  /** @param exchange under which the arrival was recorded */
  ended(arrival: Arrival, ending: DeliveryOutcome, exchange: number): void
  /** Called for one that was turned away, as there had been so many; whose it was is not known. */
  missed?(): void
}

/** Where the target's calls come in. */
export interface Listener {
  /** Where the target is to call, without a slash at the end. */
  readonly url: string
  /** Hands what arrives from now on to this one as well: what it knows, and what none knows. */
  attend(handler: DeliveryHandler): void
}
