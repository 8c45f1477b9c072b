import { resourcesIn } from './resources-in.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule } from '../rule.js'
import { timeOfAnswer } from './time-of-answer.js'

/** Clocks that were not set count from 1900 or 1970, and dates that were not from the year 1. */
const earliest = Date.parse('1980-01-01')
/** Members that tell when something was made or last changed. */
const members = ['createdAt', 'updatedAt', 'modifiedAt'] as const

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'times-past' } as const

/**
 * What was made, changed or fetched was so before the answer that shows it. Decides
 * `accounts.balances.updated-before`, `messages.notifications.times-past`, `notifications.definitions.updated-before`,
 * `text.strings.modified-before`, and each row that names it.
 */
export const timesPast: Rule = {
  id: 'rules/times-past',
  title: 'The time of what happened is not later than the answer that tells it',
  file: 'src/rules/answer/times-past.ts',
  decides: namedInRows(about),
  judge: (answered) => {
    const { operation, json } = answered
    const requirement = operation.requirement(about)
    if (requirement === undefined || json.kind !== 'json') return []
    const { now, by } = timeOfAnswer(answered)
    if (Number.isNaN(now)) return []
    return timesIn(json.value).map(([time, pointer]): Remark => {
      const at = Date.parse(time)
      // What was never modified may tell a time of before all.
      const isSet = at >= earliest || pointer.endsWith('/modifiedAt')
      // One that is no time is the fault of its member.
      if (Number.isNaN(at) || (isSet && at <= now + by)) return { requirement, verdict: 'pass' }
      const past = `a time that is past at ${new Date(now).toISOString()}`
      const expected = isSet ? past : 'the time at which it happened, not one that was never set'
      return { requirement, verdict: 'fail', expected, actual: time, pointer }
    })
  },
}

/** Times of a representation and of the items that it lists, with their places. */
const timesIn = (value: unknown): readonly (readonly [string, string])[] =>
  resourcesIn(value).flatMap(([resource, at]) =>
    members.flatMap((member) => {
      const time = resource[member]
      return typeof time === 'string' ? [[time, `${at}/${member}`] as const] : []
    }),
  )
