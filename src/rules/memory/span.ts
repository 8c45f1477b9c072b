import type { Exchange } from '../../exchange/exchange.js'

/** When an exchange went on. */
export interface Span {
  /** In epoch milliseconds, as far as a clock tells. */
  readonly from: number
  readonly to: number
  /** Its number, in the order in which exchanges ended, and that of the last one before it was sent. */
  readonly number: number
  readonly since: number
}

export function spanOf({ number, since = 0, timings }: Exchange): Span {
  const from = Date.parse(timings.startedAt)
  return { from, to: from + timings.total, number, since }
}

/** Whether one had not ended when the other was sent, in either order: no clock is asked. */
export const overlap = (one: Span, other: Span): boolean =>
  one.number > other.since && other.number > one.since

/** From the beginning of one to the end of a later one. */
export const from = (one: Span, other: Span): Span => ({
  ...other,
  from: one.from,
  since: one.since,
})
