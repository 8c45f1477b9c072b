import { headerOf } from '../header-of.js'
import type { AnsweredExchange } from '../rule.js'

const minute = 60_000
/** Zones are whole quarters of an hour off, from half an hour to twelve hours west. */
const [quarter, nearest, farthest] = [15 * minute, 30 * minute, 12 * 60 * minute]

/**
 * Whether what came about by the request is told with the time of a zone west of Greenwich, as if it were that of
 * Greenwich: so long before the answer.
 *
 * @param at milliseconds since 1970, as the answer tells it
 * @param now when the target answered
 */
export const tellsZoneBefore = (answered: AnsweredExchange, at: number, now: number): boolean =>
  answered.facts.clock === 'steady' && isFresh(answered) && isZoneBefore(now - at)

function isZoneBefore(past: number): boolean {
  const whole = Math.round(past / quarter) * quarter
  return whole >= nearest && whole <= farthest && Math.abs(past - whole) <= minute
}

/**
 * Whether it tells when it was given, by a clock that agrees with ours, and that no cache kept it: who answers may have
 * another clock than who tells the time.
 */
function isFresh({ response, exchange: { timings } }: AnsweredExchange): boolean {
  const [date, age] = ['date', 'age'].map((name) => headerOf(response.headers, name))
  const apart = Date.parse(date ?? '') - Date.parse(timings.startedAt) - timings.total
  return Math.abs(apart) <= 5 * minute && age === undefined
}
