import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { Rule } from '../rule.js'
import { timeOfAnswer } from '../answer/time-of-answer.js'

/** What its row names it by. */
const about = { kind: 'rule', rule: 'expired-in-time' } as const

/** Milliseconds in which what has expired is marked so, where that is done once a day. */
const day = 86_400_000

/** A definition of which the time was over a day ago says that it is expired. Decides `notifications.definition.expired-in-time`. */
export const expiredInTime: Rule = {
  id: 'rules/expired-in-time',
  title: 'A definition whose time is over says that it is expired',
  file: 'src/rules/notifications/expired-in-time.ts',
  decides: namedInRows(about),
  remedy: () => 'let a definition be there whose time was over more than a day ago',
  judge(answered) {
    const { operation, json, response } = answered
    const requirement = operation.requirement(about)
    const isShown = response.status === 200 && json.kind === 'json' && isObject(json.value)
    if (requirement === undefined || !isShown) return []
    const { expired, expiresAt } = json.value
    const { now, by } = timeOfAnswer(answered)
    // What is not there, or of another type, is the matter of its member.
    if (typeof expired !== 'boolean' || typeof expiresAt !== 'string') return []
    if (!(Date.parse(expiresAt) + Math.max(by, day) < now)) return []
    if (expired) return [{ requirement, verdict: 'pass' }]
    const expected = `true, as it expired at ${expiresAt}`
    return [{ requirement, verdict: 'fail', expected, actual: 'false', pointer: '/expired' }]
  },
}
