import { resourcesIn } from './resources-in.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule } from '../rule.js'
import { tellsZoneBefore } from './tells-zone-before.js'
import { timeOfAnswer } from './time-of-answer.js'

/** Clocks that were not set count from 1900 or 1970, and dates that were not from the year 1. */
const earliest = Date.parse('1980-01-01')
/** Members that tell when something was made or last changed. */
const members = ['createdAt', 'updatedAt', 'modifiedAt'] as const

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'times-past' } as const

/**
 * What was made, changed or fetched was so before the answer that shows it, and what it created, just then. Decides
 * `accounts.balances.updated-before`, `messages.notifications.times-past`, `notifications.definitions.updated-before`,
 * `text.strings.modified-before`, and each row that names it.
 */
export const timesPast: Rule = {
  id: 'rules/times-past',
  title: 'The time of what happened is not later than the answer that tells it',
  file: 'src/rules/answer/times-past.ts',
  remedy: () => 'let an answer tell such a time',
  decides: namedInRows(about),
  judge: (answered) => {
    const { operation, json, response } = answered
    const requirement = operation.requirement(about)
    if (requirement === undefined || json.kind !== 'json') return []
    const { now, by } = timeOfAnswer(answered)
    if (Number.isNaN(now)) return []
    return timesIn(json.value).map(({ time, pointer, mayBeUnset }): Remark => {
      const at = Date.parse(time)
      const isSet = at >= earliest || mayBeUnset
      // What was created by this request was not so hours ago; what is listed beside it may be.
      const isCreated = response.status === 201 && !pointer.includes('/items/')
      const isOfZone = isCreated && tellsZoneBefore(answered, at, now)
      const isRight = isSet && at <= now + by && !isOfZone
      // One that is no time is the fault of its member.
      if (Number.isNaN(at) || isRight) return { requirement, verdict: 'pass' }
      const when = isOfZone ? 'the time of the answer, which came' : 'a time that is past'
      const past = `${when} at ${new Date(now).toISOString()}`
      const expected = isSet ? past : 'the time at which it happened, not one that was never set'
      return { requirement, verdict: 'fail', expected, actual: time, pointer }
    })
  },
}

/** A time that is told, and whether it may be one of before all: nothing of the kind has happened yet. */
interface Told {
  readonly time: string
  readonly pointer: string
  readonly mayBeUnset: boolean
}

/** Times of a representation and of the items that it lists, with their places. */
const timesIn = (value: unknown): readonly Told[] =>
  resourcesIn(value).flatMap(([resource, at]) =>
    members.flatMap((member) => {
      const time = resource[member]
      // What was never modified, and a balance that could not be fetched yet.
      const mayBeUnset = member === 'modifiedAt' || resource['incomplete'] === true
      return typeof time === 'string' ? [{ time, pointer: `${at}/${member}`, mayBeUnset }] : []
    }),
  )
