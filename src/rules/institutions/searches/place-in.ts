import type { Place } from '../../../contract/distance/great-circle-miles.js'

/** Reads degrees; undefined where they are none. */
export function placeIn(latitude: unknown, longitude: unknown): Place | undefined {
  const [north = NaN, east = NaN] = [latitude, longitude].map((one) =>
    one === undefined || one === null || one === '' ? NaN : Number(one),
  )
  const isPlace = Math.abs(north) <= 90 && Math.abs(east) <= 180
  return isPlace ? { latitude: north, longitude: east } : undefined
}
