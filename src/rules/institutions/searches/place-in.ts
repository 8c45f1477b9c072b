import { kilometresOfMile } from './circle-of.js'

/** North and east, in radians. */
export type Place = readonly [north: number, east: number]

/** The mean radius of the earth, in miles (WGS 84: 6371.0088 km). */
const earth = 6371.0088 / kilometresOfMile

/** Reads degrees; undefined where they are none. */
export function placeIn(latitude: unknown, longitude: unknown): Place | undefined {
  const [north, east] = [latitude, longitude].map((one) =>
    one === undefined || one === null || one === '' ? NaN : Number(one),
  )
  const isPlace = Math.abs(north ?? NaN) <= 90 && Math.abs(east ?? NaN) <= 180
  return isPlace ? [((north ?? 0) * Math.PI) / 180, ((east ?? 0) * Math.PI) / 180] : undefined
}

/** The way across the surface of the earth, taken as a sphere. */
export function milesBetween([north, east]: Place, [otherNorth, otherEast]: Place): number {
  const half = (one: number, other: number): number => Math.sin((other - one) / 2) ** 2
  const chord =
    half(north, otherNorth) + Math.cos(north) * Math.cos(otherNorth) * half(east, otherEast)
  return 2 * earth * Math.asin(Math.sqrt(Math.min(1, chord)))
}
