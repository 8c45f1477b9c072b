import {
  type Answer,
  greatCircleMiles,
  isBeyond,
  isClose,
  kilometresOfMile,
  readDistance,
  type RequestInput,
  surely,
} from '../../../src/scenario/index.js'
import { placeOf } from './place.js'
import { centreOf } from './found-location.js'

/** Where no location tells more, some radius with a fraction. */
const any = { mi: '12.5mi', km: '20.1km' } as const
const unitsOfMile = { mi: 1, km: kilometresOfMile } as const

/**
 * A radius with a fraction that leaves out a location which it would hold if it were rounded up.
 *
 * @param answer to a search in the same place
 */
export function radiusBelow(order: RequestInput, answer: Answer, unit: keyof typeof any): string {
  const centre = centreOf(order)
  const inMile = unitsOfMile[unit]
  const radii = answer.items.flatMap((item) => {
    const [told, place] = [readDistance(item['distance']), placeOf(item)]
    if (told === undefined || place === undefined || centre === undefined) return []
    if (!isClose(item['distance'], place.latitude, place.longitude)) return []
    const distances = [told.miles, greatCircleMiles(centre, place)]
    const whole = Math.ceil(Math.min(...distances) * inMile)
    if (whole < surely(Math.max(...distances) * inMile)) return []
    const tenths = Array.from({ length: 9 }, (_, tenth) => whole - (tenth + 1) / 10)
    const radius = tenths.find((one) => one > 0 && isBeyond(distances, one / inMile))
    return radius === undefined ? [] : { radius, fraction: radius % 1 }
  })
  // With the greatest fraction, which is lost as well where a radius is rounded to the nearest number.
  const [best] = radii.toSorted((one, other) => other.fraction - one.fraction)
  return best === undefined ? any[unit] : `${best.radius.toFixed(1)}${unit}`
}
