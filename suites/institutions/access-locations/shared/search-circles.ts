import { tolerance } from '../../../../src/scenario/index.js'
import { type Radii, searchWidest } from './choose-radii.js'
import type { FoundLocation } from '../../shared/found-location.js'
import { type Found, foundOften, locationsWithin } from './locations-within.js'

/** What searches within two circles find, and a wider one. */
export interface Circles {
  /** The search within the smaller circle, in miles, and the same in kilometers. */
  readonly small: Found
  readonly metric: Found
  /** The search within the wider circle, in miles, and the same without a unit. */
  readonly wide: Found
  readonly bare: Found
  readonly areComplete: boolean
  /** The widest search, and the keys of what it found within each circle. */
  readonly widest: Found
  readonly inside: { readonly small: readonly string[]; readonly wide: readonly string[] }
}

/** Searches within two circles, each asked for in two ways. */
export async function searchCircles(
  stage: Parameters<typeof locationsWithin>[0],
  { miles, kilometres }: Radii,
): Promise<Circles> {
  const small = await locationsWithin(stage, { radius: `${miles}mi` })
  const metric = await locationsWithin(stage, { radius: `${kilometres}km` })
  const wide = await locationsWithin(stage, { radius: `${kilometres}mi` })
  const bare = await foundOften(stage, { radius: `${kilometres}` })
  await locationsWithin(stage, { radius: `${kilometres}mi` })
  const widest = await searchWidest(stage)
  const isInside =
    (radius: number) =>
    ({ miles: far }: FoundLocation): boolean =>
      far !== undefined && far < radius - tolerance(radius)
  const keysWithin = (radius: number): readonly string[] =>
    widest.locations.filter(isInside(radius)).map(({ key }) => key)
  return {
    small,
    metric,
    wide,
    bare,
    widest,
    areComplete: [small, metric, wide, bare].every(({ complete }) => complete),
    // A number is not kept as if its unit did not count.
    inside: { small: keysWithin(miles), wide: keysWithin(kilometres) },
  }
}
