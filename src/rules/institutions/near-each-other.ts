import { greatCircleMiles, type Place } from '../../contract/distance/great-circle-miles.js'
import { readDistance, tolerance } from '../../contract/distance/read-distance.js'
import { isObject } from '../is-object.js'
import { itemsOfPage } from '../pages/items-of-page.js'
import { namedInRows } from '../named-in-rows.js'
import type { AnsweredExchange, Remark, Rule } from '../rule.js'
import { watchedBy } from '../watched-by.js'
import { circleOf } from './searches/circle-of.js'
import { placeIn } from './searches/place-in.js'

/** Whose rows it looks for contradictions of, and what these name it by. */
const by = 'within-radius'
const about = { kind: 'rule', rule: by } as const

/**
 * Where the centre of a search is not known, as that of a postal code is not, its locations tell of it together: two of
 * one circle are no farther apart than it is wide, and no farther than both say to be from its centre.
 */
export const nearEachOther: Rule = {
  id: 'rules/near-each-other',
  title:
    'Two locations of one circle are no farther apart than it is wide, nor than their distances allow',
  file: 'src/rules/institutions/near-each-other.ts',
  contradicts: (requirement) => namedInRows(about)(requirement) || watchedBy(by)(requirement),
  judge(answered) {
    const { operation, exchange } = answered
    const requirement = operation.requirement(about)
    const { searchParams: query } = new URL(exchange.request.url)
    const radius = circleOf(query)?.miles
    // Without a centre, a search that should be refused may find all there is.
    if (requirement === undefined || radius === undefined || !query.has('postalCode')) return []
    const way = operation.requirement({ kind: 'watched', by, about: 'great-circle' })
    const locations = locationsIn(answered)
    const ends = endsOf(locations)
    const wide = 2 * (radius + tolerance(radius)) + coarse
    return locations.flatMap(({ place, told, pointer }): readonly Remark[] => {
      const apart = (one: Located): number => greatCircleMiles(place, one.place)
      const actual = (one: Located): string => `${apart(one).toFixed(1)} mi from ${one.pointer}`
      const far = ends.find((one) => apart(one) > wide)
      if (far !== undefined) {
        const expected = `at most ${(2 * radius).toFixed(1)} mi from each other`
        return [{ requirement, verdict: 'fail', expected, actual: actual(far), pointer }]
      }
      const short = ends.find((one) => apart(one) > reach(told, one.told))
      if (short === undefined) return []
      const expected = `distances that come to ${apart(short).toFixed(1)} mi, as between the two`
      return [{ requirement: way, verdict: 'fail', expected, actual: actual(short), pointer }]
    })
  },
}

/** Miles that coordinates may be rounded by, and distances that are told in whole tens. */
const [coarse, coarsest] = [4, 11]

interface Located {
  readonly place: Place
  /** As its distance is told. */
  readonly told: string
  readonly pointer: string
}

/** As far apart as two locations can be, each so far from the centre; without end where one does not tell. */
function reach(...told: readonly string[]): number {
  return told.reduce((most, one) => {
    const miles = readDistance(one)?.miles ?? Infinity
    return most + miles + tolerance(miles) + (/[.,]\d/.test(one) ? 0 : coarsest)
  }, coarse)
}

function locationsIn(answered: AnsweredExchange): readonly Located[] {
  const { items = [], at = '' } = itemsOfPage(answered) ?? {}
  return items.flatMap((item, index) => {
    const { location, distance } = isObject(item) ? item : {}
    const shown = isObject(location) ? location['coordinates'] : undefined
    const place = isObject(shown) ? placeIn(shown['latitude'], shown['longitude']) : undefined
    const pointer = `${at}/${index}/location/coordinates`
    return place === undefined ? [] : [{ place, told: String(distance), pointer }]
  })
}

/** Those in the far north, south, east and west: others are no farther from any than these are. */
function endsOf(locations: readonly Located[]): readonly Located[] {
  const by = (value: (place: Place) => number): readonly Located[] =>
    locations.toSorted((one, other) => value(one.place) - value(other.place))
  return [({ latitude }: Place) => latitude, ({ longitude }: Place) => longitude].flatMap(
    (value) => {
      const sorted = by(value)
      return [...sorted.slice(0, 1), ...sorted.slice(1).slice(-1)]
    },
  )
}
