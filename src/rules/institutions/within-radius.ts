import { isObject } from '../is-object.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { circleOf, kilometresOfMile, only } from './searches/circle-of.js'

/** What its rows name it by. */
const about = { kind: 'rule', rule: 'within-radius' } as const

/** The mean radius of the earth, in miles (WGS 84: 6371.0088 km). */
const earth = 6371.0088 / kilometresOfMile

/**
 * What a search around coordinates found lies within its radius, by the coordinates that it shows. Decides
 * `institutions.search.any-within-radius`, and each row that names it.
 */
export const withinRadius: Rule = {
  id: 'rules/within-radius',
  title: 'What a search found lies within its radius',
  file: 'src/rules/institutions/within-radius.ts',
  decides: ({ origin }) => origin.kind === 'written' && origin.rule === about.rule,
  judge(answered) {
    const requirement = answered.operation.requirement(about)
    const { searchParams: query } = new URL(answered.exchange.request.url)
    const most = circleOf(query)?.miles
    // Which of two centres counts is not shown.
    const centre = query.has('postalCode')
      ? undefined
      : placeIn(only(query, 'latitude'), only(query, 'longitude'))
    if (requirement === undefined || most === undefined || centre === undefined) return []
    return itemsOf(answered).flatMap((item, index): readonly Remark[] => {
      const location = isObject(item) ? item['location'] : undefined
      const told = isObject(location) ? location['coordinates'] : undefined
      const place = isObject(told) ? placeIn(told['latitude'], told['longitude']) : undefined
      if (place === undefined) return []
      const miles = milesBetween(centre, place)
      // How distances are measured and rounded is not shown.
      if (miles <= most + Math.max(1, most / 100)) return [{ requirement, verdict: 'pass' }]
      const expected = `a location within ${only(query, 'radius')}`
      const pointer = `/items/${index}/location/coordinates`
      return [{ requirement, verdict: 'fail', expected, actual: `${miles.toFixed(1)} mi`, pointer }]
    })
  },
  remedy: () => 'let the locations of a search show their coordinates',
}

/** North and east, in radians. */
type Place = readonly [north: number, east: number]

const itemsOf = ({ response, json }: AnsweredExchange): readonly unknown[] => {
  const items = json.kind === 'json' && isObject(json.value) ? json.value['items'] : undefined
  return response.status === 200 && Array.isArray(items) ? items : []
}

function placeIn(latitude: unknown, longitude: unknown): Place | undefined {
  const [north, east] = [latitude, longitude].map((one) =>
    one === undefined || one === null || one === '' ? NaN : Number(one),
  )
  const isPlace = Math.abs(north ?? NaN) <= 90 && Math.abs(east ?? NaN) <= 180
  return isPlace ? [((north ?? 0) * Math.PI) / 180, ((east ?? 0) * Math.PI) / 180] : undefined
}

/** The way across the surface of the earth, taken as a sphere. */
function milesBetween([north, east]: Place, [otherNorth, otherEast]: Place): number {
  const half = (one: number, other: number): number => Math.sin((other - one) / 2) ** 2
  const chord =
    half(north, otherNorth) + Math.cos(north) * Math.cos(otherNorth) * half(east, otherEast)
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, chord)))
}
