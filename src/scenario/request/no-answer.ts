import type { Exchange } from '../../exchange/exchange.js'

/** Thrown in a scenario when the target did not answer: the network's fault or ours, never a failure. */
export class NoAnswer extends Error {
  readonly exchange: Exchange

  constructor(exchange: Exchange) {
    super(exchange.outcome.kind === 'failure' ? exchange.outcome.message : 'no answer')
    this.name = 'NoAnswer'
    this.exchange = exchange
  }
}
