import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import { openWitnesses } from '../memory/witnesses.js'
import { interfacesWith } from '../memory/interfaces-with.js'
import type { Contract } from '../../contract/contract.js'
import type { Memory, Remark, Rule } from '../rule.js'
import { type FoundItem, foundList } from './searches/found-list.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'hours-alike' } as const

/**
 * What one search tells of the hours and of the terminal of a location, each search of the same caller tells, in
 * whichever language, as far as it tells of them. Decides `institutions.accessLocation.hours-alike`, and each row that names
 * it.
 */
export const hoursAlike: Rule = {
  id: 'rules/hours-alike',
  title: 'Each search tells the same hours of a location',
  file: 'src/rules/institutions/hours-alike.ts',
  decides: namedInRows(about),
  judge: () => [],
  remember,
  remedy: () => 'let a location tell its hours of operation by two searches',
}

function remember(contract: Contract): Memory {
  const names = interfacesWith(contract, ({ requirement }) => requirement(about) !== undefined)
  const witnesses = openWitnesses()
  const known = new Map<string, string>()
  return {
    concerns: (exchange) => names.has(exchange.interface ?? ''),
    look(_exchange, answered) {
      const requirement = answered?.operation.requirement(about)
      const list = answered && foundList(answered)
      // A part of what was found may leave out another location in the same place.
      if (requirement === undefined || list === undefined || !list.isWhole) return []
      return [...list.items]
        .flatMap(([key, item]) =>
          item.place === undefined ? [] : toldOf(item).map((one) => [key, one] as const),
        )
        .flatMap(([key, { at, said, pointer }]): readonly Remark[] => {
          const place = [list.caller, key, at].join(' ')
          const judge = (around: readonly string[]): Remark | undefined => {
            const [before] = around
            if (before === undefined || around.includes(said)) return undefined
            const expected = `${before}, as before and afterwards`
            return { requirement, verdict: 'fail', expected, actual: said, pointer }
          }
          witnesses.note(place, said, list.span, judge, list.settleTime, 'once changed')
          const isAlike = known.get(place) === said
          if (known.size < most) known.set(place, said)
          return isAlike ? [{ requirement, verdict: 'pass' }] : []
        })
    },
    settle: () => witnesses.settle(),
  }
}

/** What is remembered. */
const most = 20_000

interface Told {
  /** Within the location. */
  readonly at: string
  readonly pointer: string
  readonly said: string
}

/** What the documents describe, in any order: a search may tell more, and leave any of it out. */
function toldOf({ body, pointer }: FoundItem): readonly Told[] {
  const { hoursOfOperation: hours, atm } = body
  const weeks = Object.entries(isObject(hours) ? hours : {}).flatMap(([kind, week]) =>
    Object.entries(isObject(week) ? week : {}).flatMap(([day, told]) =>
      isObject(told) && typeof told['open24Hours'] === 'boolean'
        ? [{ at: `/hoursOfOperation/${kind}/${day}/open24Hours`, said: told['open24Hours'] }]
        : [],
    ),
  )
  const terminal =
    isObject(atm) && typeof atm['selfService'] === 'boolean'
      ? [{ at: '/atm/selfService', said: atm['selfService'] }]
      : []
  return [...weeks, ...terminal].map(({ at, said }) => ({
    at,
    pointer: `${pointer}${at}`,
    said: String(said),
  }))
}
