import { headerOf } from '../header-of.js'
import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { timeOfAnswer } from './time-of-answer.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'error-times' } as const

/**
 * An error occurred before the answer that tells it. Decides `accounts.problem.occurred-before`,
 * `transactions.errors.occurred-before`, `text.errors.occurred-before`, `sessions.problem.occurred-before`,
 * `institutions.problem.occurred-before`, `notifications.errors.occurred-before`, `messages.errors.occurred-before`,
 * and each row that names it.
 */
export const errorTimes: Rule = {
  id: 'rules/error-times',
  title: 'An error occurred before the answer that tells it',
  file: 'src/rules/answer/error-times.ts',
  decides: namedInRows(about),
  judge(answered) {
    const { operation, response, json, facts } = answered
    const requirement = operation.requirement(about)
    if (requirement === undefined || json.kind !== 'json' || response.status < 400) return []
    const { now, by } = timeOfAnswer(answered)
    if (Number.isNaN(now)) return []
    return timesIn(json.value).flatMap(([time, pointer]): Remark[] => {
      const at = Date.parse(time)
      // One that is no time is the fault of its member.
      if (Number.isNaN(at)) return []
      const isSet = at >= earliest
      // What is nested may have led to the error, and have occurred before it; an outage may have begun long ago.
      const isOfAnswer =
        isFresh(answered) && response.status < 500 && !/_embedded|problems/.test(pointer)
      const isOfAnotherZone = isOfAnswer && facts.clock === 'steady' && isZoneBefore(now - at)
      if (isSet && at <= now + by && !isOfAnotherZone) return [{ requirement, verdict: 'pass' }]
      const when = `a time ${isOfAnotherZone ? 'of the answer, which came' : 'that is past'} at`
      const past = `${when} ${new Date(now).toISOString()}`
      const expected = isSet ? past : 'the time at which it occurred, not one that was never set'
      return [{ requirement, verdict: 'fail', expected, actual: time, pointer }]
    })
  },
  remedy: () => 'let an error tell when it occurred',
}

/** Clocks that were not set count from 1900 or 1970, and dates that were not from the year 1. */
const earliest = Date.parse('2000-01-01')

const minute = 60_000
/** Zones are whole quarters of an hour off, from half an hour to twelve hours west. */
const [quarter, nearest, farthest] = [15 * minute, 30 * minute, 12 * 60 * minute]

/** Whether it is so long ago that it is the time of a zone west of Greenwich, told as that of Greenwich. */
function isZoneBefore(past: number): boolean {
  const whole = Math.round(past / quarter) * quarter
  return whole >= nearest && whole <= farthest && Math.abs(past - whole) <= minute
}

/**
 * Whether it tells when it was given, by a clock that agrees with ours, and that no cache kept it: who answers may have
 * another clock than who tells the error.
 */
const isFresh = ({ response, exchange: { timings } }: AnsweredExchange): boolean => {
  const [date, age] = ['date', 'age'].map((name) => headerOf(response.headers, name))
  const apart = Date.parse(date ?? '') - Date.parse(timings.startedAt) - timings.total
  return Math.abs(apart) <= 5 * minute && age === undefined
}

/** Depth of nested errors that is looked at. */
const depth = 16

/** Times of an error and of those nested in it, with their places: of problems and of error responses. */
function timesIn(body: unknown): readonly (readonly [time: string, pointer: string])[] {
  if (!isObject(body)) return []
  return isObject(body['_error']) ? timesOf(body['_error'], '/_error') : timesOf(body, '')
}

function timesOf(
  error: unknown,
  at: string,
  levels = depth,
): readonly (readonly [time: string, pointer: string])[] {
  if (!isObject(error) || levels === 0) return []
  const { occurredAt: time, problems, _embedded: embedded } = error
  const lists = [
    ['/problems', problems],
    ['/_embedded/errors', isObject(embedded) ? embedded['errors'] : undefined],
  ] as const
  const nested = lists.flatMap(([place, list]) =>
    (Array.isArray(list) ? list : []).flatMap((one: unknown, index) =>
      timesOf(one, `${at}${place}/${index}`, levels - 1),
    ),
  )
  return typeof time === 'string' ? [[time, `${at}/occurredAt`], ...nested] : nested
}
