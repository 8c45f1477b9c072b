import { clocksApart } from '../../contract/clocks-apart.js'
import { resourcesIn } from './resources-in.js'
import { namedInRows } from '../named-in-rows.js'
import type { Remark, Rule } from '../rule.js'
import { timeOfAnswer } from './time-of-answer.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'times-in-order' } as const

/** What was last updated was created before. Decides `messages.notifications.updated-since`, and each row that names it. */
export const timesInOrder: Rule = {
  id: 'rules/times-in-order',
  title: 'Nothing is told to have been last updated before it was created',
  file: 'src/rules/answer/times-in-order.ts',
  decides: namedInRows(about),
  judge: (answered) => {
    const { operation, json, facts } = answered
    const requirement = operation.requirement(about)
    if (requirement === undefined || json.kind !== 'json') return []
    const { now, by } = timeOfAnswer(answered)
    // What was created while a hook had put the clock forward is updated when the clock has been put back.
    const putBack = facts.clock === 'moved' ? (facts.clockMovedBy ?? 0) : 0
    return resourcesIn(json.value).flatMap(([{ createdAt, updatedAt }, at]): readonly Remark[] => {
      if (typeof createdAt !== 'string' || typeof updatedAt !== 'string') return []
      const [created, updated] = [Date.parse(createdAt), Date.parse(updatedAt)]
      // One that is no time is the fault of its member, and one that is to come that of another requirement.
      if (Number.isNaN(created) || Number.isNaN(updated) || !(created <= now + by)) return []
      if (updated + clocksApart >= created) return [{ requirement, verdict: 'pass' }]
      if (updated + putBack >= created) return []
      const [expected, pointer] = [`a time that is not before ${createdAt}`, `${at}/updatedAt`]
      return [{ requirement, verdict: 'fail', expected, actual: updatedAt, pointer }]
    })
  },
}
