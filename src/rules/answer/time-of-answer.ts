import { clocksApart } from '../../contract/clocks-apart.js'
import type { AnsweredExchange } from '../rule.js'

/** Milliseconds by which the clock of a service and ours may differ, which are not known to agree. */
const wideTolerance = 24 * 3_600_000
/** By which a clock that a hook moved may: four days, for which a delivery is tried, and some more. */
const widestTolerance = 8 * 24 * 3_600_000

/** When the target answered, by its own clock if it has a Date, and how far a time may be off. */
export function timeOfAnswer({ exchange, response, facts }: AnsweredExchange): {
  readonly now: number
  readonly by: number
} {
  const date = response.headers.find(([name]) => name.toLowerCase() === 'date')?.[1]
  const own = date === undefined ? Number.NaN : Date.parse(date)
  const { startedAt, total } = exchange.timings
  const now = Number.isNaN(own) ? Date.parse(startedAt) + total : own
  if (facts.clock !== 'steady')
    return { now, by: Math.max(widestTolerance, (facts.clockMovedBy ?? 0) + wideTolerance) }
  return { now, by: Number.isNaN(own) ? wideTolerance : clocksApart }
}
