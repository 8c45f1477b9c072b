import { isObject } from './is-object.js'
import type { AnsweredExchange, Remark, Rule } from './rule.js'

/** Members that tell when something was made or last changed. */
const members = ['createdAt', 'updatedAt', 'modifiedAt'] as const

/** Milliseconds by which the clocks of one service may differ. */
const tolerance = 5 * 60_000
/** By which that of a service and ours may, which are not known to agree. */
const wideTolerance = 24 * 3_600_000
/** By which a clock that a hook moved may: four days, for which a delivery is tried, and some more. */
const widestTolerance = 8 * 24 * 3_600_000

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
  file: 'src/rules/times-past.ts',
  decides: ({ origin }) => origin.kind === 'written' && origin.rule === about.rule,
  judge: (answered) => {
    const { operation, json } = answered
    const requirement = operation.requirement(about)
    if (requirement === undefined || json.kind !== 'json') return []
    const { now, by } = timeOf(answered)
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

/** When the target answered, by its own clock if it has a Date, and how far a time may be off. */
function timeOf({ exchange, response, facts }: AnsweredExchange): {
  readonly now: number
  readonly by: number
} {
  const date = response.headers.find(([name]) => name.toLowerCase() === 'date')?.[1]
  const own = date === undefined ? Number.NaN : Date.parse(date)
  const { startedAt, total } = exchange.timings
  const now = Number.isNaN(own) ? Date.parse(startedAt) + total : own
  if (facts.clock !== 'steady') return { now, by: widestTolerance }
  return { now, by: Number.isNaN(own) ? wideTolerance : tolerance }
}

/** Times of a representation and of the items that it lists, with their places. */
function timesIn(value: unknown): readonly (readonly [string, string])[] {
  if (!isObject(value)) return []
  const { _embedded: embedded } = value
  const lists = [
    ['/items', value['items']],
    ['/_embedded/items', isObject(embedded) ? embedded['items'] : undefined],
  ] as const
  return [
    ...timesAt(value, ''),
    ...lists.flatMap(([at, items]) =>
      Array.isArray(items) ? items.flatMap((item, index) => timesAt(item, `${at}/${index}`)) : [],
    ),
  ]
}

const timesAt = (value: unknown, at: string): readonly (readonly [string, string])[] =>
  members.flatMap((member) => {
    const time = isObject(value) ? value[member] : undefined
    return typeof time === 'string' ? [[time, `${at}/${member}`] as const] : []
  })
