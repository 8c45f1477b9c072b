import type { Answer } from './answer.js'

/** Milliseconds by which the clocks of one service may differ. */
const tolerance = 5 * 60_000
/** By which that of a service and ours may, which are not known to agree. */
const wideTolerance = 24 * 3_600_000

/**
 * The earliest time, in milliseconds since 1970, at which what came of a request may be told to have happened: when it
 * was answered, by the clock of the target if the answer has a Date, less what clocks may differ by.
 */
export function earliestAfter(answer: Answer): number {
  const own = Date.parse(answer.header('Date') ?? '')
  return Number.isNaN(own)
    ? Date.parse(answer.exchange.timings.startedAt) - wideTolerance
    : own - tolerance
}
