import type { Exchange } from '../../exchange/exchange.js'

/** Milliseconds by which recorded times may be off: they were rounded. */
const rounding = 1

/**
 * Tells of exchanges of older recordings what had ended when they were sent, by their times.
 *
 * @param exchanges in the order of their numbers
 */
export function withSince(exchanges: readonly Exchange[]): readonly Exchange[] {
  const ends = exchanges.map(
    ({ timings }) => Date.parse(timings.startedAt) + timings.total + rounding,
  )
  return exchanges.map((one, index) => {
    if (one.since !== undefined) return one
    const sent = Date.parse(one.timings.startedAt)
    const before = ends.findLastIndex((end, at) => at < index && end <= sent)
    return { ...one, since: exchanges[before]?.number ?? 0 }
  })
}
