import { kilometresOfMile } from './read-distance.js'

/** Where something is on the earth, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The mean radius of the earth, in miles (WGS 84: 6371.0088 km). */
const earth = 6371.0088 / kilometresOfMile

type Vector = readonly [number, number, number]

/** Miles from one place to another across the surface of the earth, taken as a sphere. */
export function greatCircleMiles(one: Place, other: Place): number {
  const [a, b] = [direction(one), direction(other)]
  const sine = Math.hypot(
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  )
  return earth * Math.atan2(sine, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
}

/** From the centre of the earth; of length one. */
function direction({ latitude, longitude }: Place): Vector {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)]
}
