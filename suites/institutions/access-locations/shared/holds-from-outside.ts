import { greatCircleMiles, type Place, type Verification } from '../../../../src/scenario/index.js'
import { placeOf } from '../../shared/place.js'
import { around } from './around.js'
import { searchWidest, widestRadius as radius } from './choose-radii.js'
import { type Found, locationsWithin } from './locations-within.js'

type Look = Parameters<Parameters<Verification['confirmed']>[0]>[0]

/** Locations that are searched around. */
const most = 3
/** What lies within this part of a radius lies within it, whatever distances are measured by. */
const part = 0.9

/** Verifies that the widest search finds what searches around the outermost of its locations find within its circle. */
export async function holdsFromOutside(
  stage: Parameters<typeof locationsWithin>[0],
  compare: Look,
  widest: Found,
): Promise<void> {
  const outside = await foundFromOutside(stage, widest)
  const again = await searchWidest(stage)
  if (again.complete && outside.length > 0)
    compare(again.walk, widest.first).holds(outside, (item) => again.locate(item).key)
}

/**
 * Searches around the outermost of the locations that were found, each as far away from the others as can be.
 *
 * @returns keys of what lies well within the circle by its coordinates
 */
async function foundFromOutside(
  stage: Parameters<typeof locationsWithin>[0],
  { items, locate }: Found,
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
