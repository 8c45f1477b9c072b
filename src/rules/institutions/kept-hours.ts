import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { namedInRows } from '../named-in-rows.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'kept-hours' } as const
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** A day in other letters, or cut short; no kind such as that of a satellite, nor anything monthly. */
const likeDay = /^(sun|mon|tues?|wed(nes)?|thu(rs?)?|fri|sat(ur)?)(day)?s?$/i

/**
 * Hours of operation are kept by kind, and those of a kind by the days of the week. A kind may have no days, and may tell
 * something besides: which members are required is not shown. Decides `institutions.hours.by-kind-and-day`, and each row
 * that names it.
 */
export const keptHours: Rule = {
  id: 'rules/kept-hours',
  title: 'Hours of operation are kept by kind and by day',
  file: 'src/rules/institutions/kept-hours.ts',
  decides: namedInRows(about),
  judge(answered) {
    const requirement = answered.operation.requirement(about)
    if (requirement === undefined) return []
    return hoursIn(answered).flatMap(([hours, pointer]) =>
      Object.entries(hours).map(([kind, week]): Remark => {
        const wrong = likeDay.test(kind) ? kind : strayIn(week)
        if (wrong === undefined) return { requirement, verdict: 'pass' }
        const expected = likeDay.test(kind) ? 'a kind of hours' : `days such as ${days[0]}`
        return { requirement, verdict: 'fail', expected, actual: wrong, pointer }
      }),
    )
  },
  remedy: () => 'let a location tell its hours of operation',
}

const hoursIn = (
  answered: AnsweredExchange,
): readonly (readonly [Readonly<Record<string, unknown>>, pointer: string])[] => {
  const { items = [], at = '' } = itemsOfPage(answered) ?? {}
  return items.flatMap((item, index) => {
    const hours = isObject(item) ? item['hoursOfOperation'] : undefined
    return isObject(hours) ? [[hours, `${at}/${index}/hoursOfOperation`] as const] : []
  })
}

/** What a kind has in the place of a day: one that is spelt otherwise, or what each day is to tell. */
function strayIn(week: unknown): string | undefined {
  const told = Object.entries(isObject(week) ? week : {})
  const names = told.map(([name]) => name)
  const hasDays = names.some((name) => days.includes(name))
  // Seven that tell what each day is to tell, and none of them a day: these are numbers of days, or names in another language.
  const others = told.flatMap(([name, one]) =>
    !hasDays && isObject(one) && typeof one['open24Hours'] === 'boolean' ? [name] : [],
  )
  if (others.length === days.length) return others[0]
  return names.find(
    (name) => (name === 'open24Hours' && !hasDays) || (likeDay.test(name) && !days.includes(name)),
  )
}
