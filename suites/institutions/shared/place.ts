import { type Item, type Place, valueAt } from '../../../src/scenario/index.js'

/** The coordinates of a location; undefined where it has none, or impossible ones. */
export function placeOf(item: Item): Place | undefined {
  const latitude = valueAt(item, '/location/coordinates/latitude')
  const longitude = valueAt(item, '/location/coordinates/longitude')
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}
