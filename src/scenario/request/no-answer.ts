import type { Exchange } from '../../exchange/exchange.js'
import { cutAnswer } from '../../exchange/replay-transport.js'

/** Thrown in a scenario when the target did not answer: the network's fault or ours, never a failure. */
export class NoAnswer extends Error {
  readonly exchange: Exchange

  constructor(exchange: Exchange) {
    super(exchange.outcome.kind === 'failure' ? exchange.outcome.message : 'no answer')
    this.name = 'NoAnswer'
    this.exchange = exchange
  }

  /** Whether it is judged from a recording, and the run did not send such a request. */
  get wasNotSent(): boolean {
    const { outcome } = this.exchange
    return (
      outcome.kind === 'failure' &&
      outcome.failure === 'unrecorded' &&
      outcome.message !== cutAnswer
    )
  }
}
