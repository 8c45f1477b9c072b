import { greatCircleMiles, type Place } from '../../../../src/scenario/index.js'
import { placeOf } from '../../shared/place.js'
import { around } from './around.js'
import { type Found, locationsWithin } from './locations-within.js'

/** Locations that are searched around. */
const most = 3
/** What lies within this part of a radius lies within it, whatever distances are measured by. */
const part = 0.9

/**
 * Searches around the outermost of the locations that were found, each as far away from the others as can be.
 *
 * @param radius of the search that found them, in miles
 * @returns keys of what lies well within its circle by its coordinates
 */
export async function foundFromOutside(
  stage: Parameters<typeof locationsWithin>[0],
  { items, locate }: Found,
  radius: number,
): Promise<readonly string[]> {
  const placed = items.filter((item) => !locate(item).isTold)
  const [outermost] = placed.toSorted(
    (one, other) => Number(locate(other).miles) - Number(locate(one).miles),
  )
  const centres = outermost === undefined ? [] : [placeOf(outermost)].flatMap((one) => one ?? [])
  const places = placed.flatMap((item) => placeOf(item) ?? [])
  const apart = (one: Place): number =>
    Math.min(...centres.map((centre) => greatCircleMiles(centre, one)))
  while (centres.length > 0 && centres.length < most) {
    const [next] = places.toSorted((one, other) => apart(other) - apart(one))
    if (next === undefined || apart(next) === 0) break
    centres.push(next)
  }
  const found = await Promise.all(
    centres.map((centre) => locationsWithin(stage, { ...around(centre), radius: `${radius}mi` })),
  )
  const locations = found.flatMap((one) => one.items.map(locate))
  const within = locations.filter(({ isTold, miles = radius }) => !isTold && miles < radius * part)
  return [...new Set(within.map(({ key }) => key))]
}
