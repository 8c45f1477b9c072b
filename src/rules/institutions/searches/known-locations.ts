import { greatCircleMiles, type Place } from '../../../contract/distance/great-circle-miles.js'
import type { FoundItem, FoundList } from './found-list.js'

/** A location that searches found. */
export interface KnownLocation extends Pick<FoundItem, 'type' | 'place' | 'country'> {
  /** The first exchange that had told of it, and the last one that was asked for and told of it. */
  readonly first: number
  readonly last: number
  /** Miles from each centre, as searches around it tell. */
  readonly told: ReadonlyMap<string, number>
}

/** Somewhere that is so many miles from the centre of a search. */
interface Anchor {
  readonly place: Place
  readonly miles: number
}

/** What searches of one caller tell of locations and of how far they are. */
export interface KnownLocations {
  readonly all: ReadonlyMap<string, KnownLocation>
  /** Miles from the centre of a search, at most; undefined where nothing tells. */
  milesFrom(list: FoundList, location: KnownLocation): number | undefined
}

/** Anchors of one centre: more tell hardly more. */
const mostAnchors = 12

/** @param lists searches of one caller for one institution */
export function knownLocations(lists: readonly FoundList[]): KnownLocations {
  const all = new Map<string, KnownLocation>()
  const centres = new Map<string, Place>()
  for (const { place: name, point, span, items } of lists) {
    if (point !== undefined) centres.set(name, point)
    for (const [key, { type, place, country, miles }] of items) {
      const known = all.get(key)
      const told = new Map(known?.told)
      if (miles !== undefined) told.set(name, Math.max(miles, told.get(name) ?? 0))
      all.set(key, {
        type,
        place,
        country,
        told,
        first: Math.min(span.number, known?.first ?? span.number),
        last: Math.max(span.since, known?.last ?? span.since),
      })
    }
  }
  const anchors = new Map<string, readonly Anchor[]>()
  const anchorsOf = (name: string): readonly Anchor[] => {
    const found = anchors.get(name) ?? anchorsAround(name, centres.get(name), [...all.values()])
    anchors.set(name, found)
    return found
  }
  return {
    all,
    milesFrom({ place: name }, location) {
      const ways = (to: Place): readonly number[] =>
        anchorsOf(name).map(({ place, miles }) => miles + greatCircleMiles(place, to))
      const { place, told } = location
      if (place !== undefined) return least(ways(place))
      const ownWay = told.get(name)
      // By way of the centre of another search that tells how far it is.
      const others = [...told].flatMap(([other, miles]) => {
        const centre = centres.get(other)
        return centre === undefined ? [] : ways(centre).map((way) => way + miles)
      })
      return least([...(ownWay === undefined ? [] : [ownWay]), ...others])
    },
  }
}

const least = (miles: readonly number[]): number | undefined =>
  miles.length === 0 ? undefined : Math.min(...miles)

/** The centre itself, where it is known, else the nearest locations around it. */
function anchorsAround(
  name: string,
  centre: Place | undefined,
  all: readonly KnownLocation[],
): readonly Anchor[] {
  if (centre !== undefined) return [{ place: centre, miles: 0 }]
  return all
    .flatMap(({ place, told }) => {
      const miles = told.get(name)
      return place === undefined || miles === undefined ? [] : [{ place, miles }]
    })
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, mostAnchors)
}
