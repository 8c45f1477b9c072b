import {
  type Item,
  type Search,
  valueAt,
  greatCircleMiles,
  type Place,
} from '../../../src/scenario/index.js'
import { itemsAround, widest } from './items-around.js'
import { placeOf } from './place.js'

/** A place with branches and ATMs around it. */
export interface FoundPlace extends Place {
  /** One by which the same locations are found. */
  readonly postalCode?: string
}

/** Miles around a place in which plain searches look. */
const nearby = 50
const abreast = 6
/** Locations of one answer that are looked at. */
const most = 200
/** Postal codes that are tried: not each one need be known. */
const mostCodes = 5

/** Middles of circles that hold most people, by latitude and longitude: North America first, as US is the default. */
const middles: readonly (readonly [number, number])[] = [
  [41, -76],
  [33, -84],
  [41, -90],
  [32, -98],
  [37, -119],
  [46, -121],
  [40, -106],
  [28, -82],
  [46, -98],
  [48, -73],
  [53, -112],
  [21, -157],
  [61, -150],
  [21, -100],
  [18, -69],
  [52, 0],
  [48, 9],
  [41, -4],
  [60, 16],
  [52, 21],
  [42, 14],
  [40, 30],
  [-23, -47],
  [-34, -60],
  [5, -75],
  [-12, -76],
  [20, 76],
  [1, 104],
  [35, 137],
  [31, 120],
  [-34, 149],
  [-38, 175],
  [30, 31],
  [6, 4],
  [-28, 28],
  [0, 36],
]

/**
 * Looks for a place with branches and ATMs by searching circles as wide as may be, some at a time: of the first that hold
 * any, the location with most others around it. Without an institution, the deprecated operation is asked, which needs none.
 */
export const findPlace = (
  search: Search,
  institutionId: string | undefined,
): Promise<FoundPlace | undefined> =>
  search.once(`place of ${institutionId ?? 'all'}`, async () => {
    for (let at = 0; at < middles.length; at += abreast) {
      const some = middles.slice(at, at + abreast)
      const found = await Promise.all(
        some.map(([latitude, longitude]) =>
          itemsAround(search, { latitude, longitude, radius: widest }, institutionId),
        ),
      )
      const items = oneByOne(found.flatMap((one) => one.slice(0, most)))
      if (items.length > 0) return busiest(search, institutionId, items)
    }
    return undefined
  })

/** Locations that tell where they are, each once: circles overlap. */
function oneByOne(items: readonly Item[]): readonly Item[] {
  const names = items.flatMap((item) => {
    const place = placeOf(item)
    return place === undefined
      ? []
      : [[JSON.stringify([item['name'], item['type'], place]), item] as const]
  })
  return [...new Map(names).values()]
}

async function busiest(
  search: Search,
  institutionId: string | undefined,
  items: readonly Item[],
): Promise<FoundPlace | undefined> {
  const places = items.flatMap((item) => {
    const place = placeOf(item)
    return place === undefined ? [] : [{ item, place }]
  })
  const around = (one: Place): number =>
    places.filter(({ place }) => greatCircleMiles(one, place) <= nearby).length
  const ranked = places
    .map((one) => ({ ...one, count: around(one.place) }))
    .toSorted((one, other) => other.count - one.count)
  const [first] = ranked
  if (first === undefined) return undefined
  const near = ranked.filter(({ place }) => greatCircleMiles(first.place, place) <= nearby)
  for (const postalCode of commonest(near.flatMap(({ item }) => postalCodeOf(item)))) {
    const query = { postalCode, radius: `${nearby}mi` }
    const alike = await itemsAround(search, query, institutionId)
    if (alike.length > 0) return { ...first.place, postalCode }
  }
  return first.place
}

/** Postal codes that most locations have. */
function commonest(codes: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return sorted.slice(0, mostCodes).map(([code]) => code)
}

/** That of a location in the country that is meant where none is named. */
const postalCodeOf = (item: Item): readonly string[] => {
  const [code, country] = ['postalCode', 'countryCode'].map((name) =>
    valueAt(item, `/location/address/${name}`),
  )
  return typeof code === 'string' && (country ?? 'US') === 'US' ? [code] : []
}
