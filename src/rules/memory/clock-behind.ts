import type { AnsweredExchange } from '../rule.js'
import { headerOf } from '../header-of.js'
import { spanOf } from './span.js'

/** Whether an answer tells the time of its target. */
export const tellsTime = ({ response }: Pick<AnsweredExchange, 'response'>): boolean =>
  !Number.isNaN(Date.parse(headerOf(response.headers, 'date') ?? ''))

/** Milliseconds by which the clock of a target is behind ours, or a second more, as far as its Date tells; else none. */
export function clockBehind({ exchange, response }: AnsweredExchange): number {
  const own = Date.parse(headerOf(response.headers, 'date') ?? '')
  return Number.isNaN(own) ? 0 : spanOf(exchange).to - own
}
