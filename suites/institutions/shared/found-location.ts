import {
  describedItem,
  identify,
  type Item,
  type RequestInput,
  greatCircleMiles,
  type Place,
  readDistance,
} from '../../../src/scenario/index.js'
import { placeOf } from './place.js'

/** A location that a search answered. */
export interface FoundLocation {
  /** What distinguishes it from others: all members that are described, except the distance. */
  readonly key: string
  /** How far it is from the centre, by its coordinates, else as it says; undefined when neither is known. */
  readonly miles: number | undefined
  /** Whether it says so itself. */
  readonly isTold: boolean
}

/** Reads a location, given the centre of the search where its coordinates are known. */
export function foundLocation(item: Item, centre: Place | undefined): FoundLocation {
  const { distance, ...rest } = describedItem(item)
  const place = placeOf(item)
  const key = identify(rest)
  return place === undefined || centre === undefined
    ? { key, miles: readDistance(distance)?.miles, isTold: true }
    : { key, miles: greatCircleMiles(centre, place), isTold: false }
}

/** The coordinates that a search is around; undefined when it is around a postal code. */
export function centreOf({ query = {} }: RequestInput): Place | undefined {
  const [latitude, longitude] = [Number(query['latitude']), Number(query['longitude'])]
  const around = 'latitude' in query && 'longitude' in query && !('postalCode' in query)
  return around && Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude, longitude }
    : undefined
}
