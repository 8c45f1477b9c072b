import { isObject } from '../is-object.js'
import { namedInRows } from '../named-in-rows.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { greatCircleMiles } from '../../contract/distance/great-circle-miles.js'
import {
  isBeyond,
  isClose,
  isOutside,
  isPossible,
  kilometresOfMile,
  readDistance,
  tolerance,
} from '../../contract/distance/read-distance.js'
import { circleOf, only } from './searches/circle-of.js'
import { placeIn } from './searches/place-in.js'
import { watchedBy } from '../watched-by.js'

const by = 'within-radius'
/** What its rows name it by. */
const about = { kind: 'rule', rule: by } as const

/**
 * What a search found lies within its radius, by the coordinates that it shows, or by its distance where that is beyond
 * any doubt; and around coordinates its distance is the way to it. Decides `institutions.search.any-within-radius`, and
 * each row that names it.
 */
export const withinRadius: Rule = {
  id: `rules/${by}`,
  title: 'What a search found lies within its radius, as far away as it says',
  file: 'src/rules/institutions/within-radius.ts',
  decides: namedInRows(about),
  contradicts: watchedBy(by),
  judge(answered) {
    const { operation, exchange } = answered
    const requirement = operation.requirement(about)
    const { searchParams: query } = new URL(exchange.request.url)
    const most = circleOf(query)?.miles
    if (requirement === undefined || most === undefined) return []
    const watched = (about: string): string | undefined =>
      operation.requirement({ kind: 'watched', by, about })
    // Which of two centres counts is not shown.
    const centre = query.has('postalCode')
      ? undefined
      : placeIn(only(query, 'latitude'), only(query, 'longitude'))
    return itemsOf(answered).flatMap((item, index): readonly Remark[] => {
      const { location, distance } = isObject(item) ? item : {}
      const shown = isObject(location) ? location['coordinates'] : undefined
      const place = isObject(shown) ? placeIn(shown['latitude'], shown['longitude']) : undefined
      const miles = centre && place && greatCircleMiles(centre, place)
      const told = readDistance(distance)
      const remarks: Remark[] = []
      const judge = (id: string | undefined, isRight: boolean, due: string, at: Told): void => {
        const [actual, member] = at
        const pointer = `/items/${index}/${member}`
        if (isRight) remarks.push({ requirement: id, verdict: 'pass' })
        else remarks.push({ requirement: id, verdict: 'fail', expected: due, actual, pointer })
      }
      const due = `a location within ${only(query, 'radius')}`
      const isOut = (far: number): boolean =>
        isOutside(far, most, { isTold: false }) ||
        (isObject(shown) &&
          told !== undefined &&
          isClose(distance, shown['latitude'], shown['longitude']) &&
          isBeyond([far, told.miles], most))
      if (miles !== undefined)
        judge(requirement, !isOut(miles), due, [`${miles.toFixed(1)} mi`, 'location/coordinates'])
      else if (told !== undefined)
        judge(requirement, !isOutside(told.miles, most, { isTold: true }), due, [
          String(distance),
          'distance',
        ])
      if (miles === undefined || told === undefined) return remarks
      const amount = told.unit === 'km' ? miles * kilometresOfMile : miles
      const isRight = Math.abs(told.amount - amount) <= tolerance(amount)
      const about = `${amount.toFixed(1)} ${told.unit}`
      const toldAs = [String(distance), 'distance'] as const
      // What is as it should be, a scenario says.
      if (!isRight)
        judge(
          watched('great-circle'),
          false,
          `${about}, to within ${tolerance(amount).toFixed(1)}`,
          toldAs,
        )
      if (!isPossible(told, miles)) judge(watched('from-centre'), false, `about ${about}`, toldAs)
      return remarks
    })
  },
  remedy: () => 'let the locations of a search show their coordinates or their distance',
}

/** What a location tells, and where. */
type Told = readonly [actual: string, member: string]

const itemsOf = ({ response, json }: AnsweredExchange): readonly unknown[] => {
  const items = json.kind === 'json' && isObject(json.value) ? json.value['items'] : undefined
  return response.status === 200 && Array.isArray(items) ? items : []
}
