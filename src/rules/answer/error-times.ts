import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule } from '../rule.js'
import { tellsZoneBefore } from './tells-zone-before.js'
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
    const { operation, response, json } = answered
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
      const isOfAnswer = response.status < 500 && !/_embedded|problems/.test(pointer)
      const isOfAnotherZone = isOfAnswer && tellsZoneBefore(answered, at, now)
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
