import { resourcesIn } from './resources-in.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule } from '../rule.js'
import { timeOfAnswer } from './time-of-answer.js'

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
      // One that is no time is the fault of its member.
      if (Number.isNaN(at) || at <= now + by) return { requirement, verdict: 'pass' }
      const expected = `a time that is past at ${new Date(now).toISOString()}`
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
