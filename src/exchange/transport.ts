import type { Place } from './body-budget.js'
import type { Failure, Header } from './exchange.js'

/** A request as it goes onto the wire: nothing redacted, nothing added later. */
export interface WireRequest {
  readonly method: string
  /** Absolute http or https URL. */
  readonly url: string
  readonly headers: readonly Header[]
  readonly body?: Uint8Array
  readonly signal?: AbortSignal
  /** Id of the scenario that sends it: a replay goes by it. */
  readonly scenario?: string
  /** Where room for a large body is to be had; any number of them at once when there is none. */
  readonly place?: Place
}

export interface WireResponse {
  readonly kind: 'response'
  readonly status: number
  readonly headers: readonly Header[]
  /** Decoded, when the target had compressed it. */
  readonly body: Uint8Array
  /** Size on the wire, in bytes, where that is not the size of `body`. */
  readonly encodedBytes?: number
  /** Milliseconds until the head, and until the end. */
  readonly head: number
  readonly total: number
}

export type WireOutcome = (WireResponse | (Failure & { readonly total: number })) & {
  /** Connections that broke under this request, the last one included; absent when none did. */
  readonly broken?: number
}

/** Sends one request and never throws: what goes wrong is an outcome. Never follows a redirect. */
export interface Transport {
  send(request: WireRequest): Promise<WireOutcome>
  close(): Promise<void>
}
