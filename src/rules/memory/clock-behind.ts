import type { AnsweredExchange } from '../rule.js'
import { headerOf } from '../header-of.js'
import { spanOf } from './span.js'

/** Milliseconds by which the clock of a target is behind ours, or a second more, as far as its Date tells; else none. */
export function clockBehind({ exchange, response }: AnsweredExchange): number {
  const own = Date.parse(headerOf(response.headers, 'date') ?? '')
  return Number.isNaN(own) ? 0 : spanOf(exchange).to - own
}
