import { absoluteTime, type Answer } from '../../../src/scenario/index.js'

/**
 * When a client may come back, by our clock in epoch milliseconds: the time in Retry-After, seen from the
 * answer's own Date, for the clocks of two machines differ. Undefined when no time can be read.
 */
export function retryTime(answer: Answer, now: number): number | undefined {
  const at = absoluteTime(answer.header('Retry-After') ?? '')
  const date = absoluteTime(answer.header('Date') ?? '')
  if (at === undefined || date === undefined) return at
  // A Date has whole seconds: within that second our clock agrees with it, and needs no correction.
  const apart = now - date
  const agreed = apart >= 0 && apart < 1000 + answer.exchange.timings.total
  return agreed ? at : at + apart
}
