import type { Exchange } from '../exchange/exchange.js'

/** Something that happened in a run, told at once. */
export type RunEvent =
  /** A scenario begins. One that may have been disturbed by others begins a second time. */
  | {
      readonly kind: 'scenario-begun'
      /** `accounts/balances-order`. */
      readonly scenario: string
      /** A sentence. */
      readonly title: string
      readonly interface: string
    }
  /** A request was answered, or failed. Secrets are replaced already. */
  | { readonly kind: 'exchange'; readonly exchange: Exchange }
  /** A scenario has come to its end, and this is how far its interface is. */
  | {
      readonly kind: 'progress'
      readonly interface: string
      /** Scenarios that were performed. */
      readonly done: number
      /** Scenarios that are performed in all. */
      readonly planned: number
      /** Scenarios that found a failure. */
      readonly fail: number
      /** Of all interfaces, so far. */
      readonly exchanges: number
    }
