import type { Exchange } from '../../exchange/exchange.js'

/** When something went on, in epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** From the sending of a request to the end of its answer. */
export function spanOf({ timings }: Pick<Exchange, 'timings'>): Span {
  const from = Date.parse(timings.startedAt)
  // The time of sending is told in whole milliseconds, the beginning of which it stands for.
  return { from, to: timings.total === 0 ? from : from + timings.total + 1 }
}

/** Of what takes no time, as by a clock that stands still, one is over before the other begins. */
export const overlap = (one: Span, other: Span): boolean =>
  one.from < other.to && other.from < one.to
