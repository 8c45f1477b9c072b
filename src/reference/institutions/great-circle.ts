import type { Place } from '../books/institution.js'

/** The mean radius of the earth in miles. */
const radius = 3958.7613

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Miles from one place to another across the surface of a sphere, by the haversine formula. */
export function greatCircle(one: Place, other: Place): number {
  const [north, south] = [radians(one.latitude), radians(other.latitude)]
  const half = (by: number): number => Math.sin(by / 2) ** 2
  const along = half(radians(other.longitude - one.longitude))
  const chord = half(south - north) + Math.cos(north) * Math.cos(south) * along
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
