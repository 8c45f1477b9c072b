import { type Stage, kilometresOfMile, tolerance } from '../../../../src/scenario/index.js'
import { type Found, locationsWithin } from './locations-within.js'

/** Two circles that can be distinguished: a number of miles, and as many kilometers taken for miles. */
export interface Radii {
  readonly miles: number
  /** The same as `miles`, in whole kilometers. */
  readonly kilometres: number
}

/** The most that both units allow, and that a number of kilometers may be when it is taken for miles. */
export const widestRadius = 500

/** Searches as far as both units allow. */
export const searchWidest = (stage: Parameters<typeof locationsWithin>[0]): Promise<Found> =>
  locationsWithin(stage, { radius: `${widestRadius}mi` })

/**
 * Looks how far the locations are, and chooses a radius with some of them inside, and some between as many miles
 * and as many kilometers: these are found only if the unit counts.
 *
 * @throws Undecided when no radius is like that
 */
export async function chooseRadii(
  stage: Parameters<typeof locationsWithin>[0] & Pick<Stage, 'giveUp'>,
): Promise<Radii> {
  const wide = await searchWidest(stage)
  const distances = wide.locations.flatMap(({ miles }) => miles ?? [])
  const between = (from: number, to: number): boolean =>
    distances.some((one) => one > from + tolerance(from) + 0.5 && one < to - tolerance(to) - 0.5)
  const all = Array.from({ length: widestRadius }, (_, index) => index + 1)
    .map((miles) => ({ miles, kilometres: Math.round(miles * kilometresOfMile) }))
    .filter(({ miles, kilometres }) => kilometres <= widestRadius && between(miles, kilometres))
    .filter(({ miles }) => between(-1.5, miles))
  // Best is one that shows as well whether miles are taken for kilometers.
  const best = all.find(({ miles }) => between(miles / kilometresOfMile, miles))
  return (
    best ??
    all[0] ??
    stage.giveUp(
      'No radius leaves out some of the locations that were found and tells miles from kilometers.',
      'fixtures.institutions.latitude and fixtures.institutions.longitude',
    )
  )
}
