import type { Answer, RequestInput } from '../../../../src/scenario/index.js'
import { type Change, searchLocations } from '../../shared/search-locations.js'
import { noCentre } from '../../shared/no-centre.js'

type Needs = Parameters<typeof searchLocations>[0] & {
  readonly fixtures: Record<'latitude' | 'longitude' | 'countryCode', () => Promise<string>> & {
    readonly postalCodeIfAny: () => Promise<string | undefined>
  }
}

/**
 * Searches around coordinates, and around a postal code where one is known, side by side: a plain search has one of
 * these centres only.
 */
export async function aroundEachCentre(
  stage: Needs,
  change: Change,
  headers: RequestInput['headers'],
): Promise<readonly Answer[]> {
  const { fixtures } = stage
  const [latitude, longitude] = [await fixtures.latitude(), await fixtures.longitude()]
  const postalCode = await fixtures.postalCodeIfAny()
  const countryCode = await fixtures.countryCode()
  const centres = [
    { ...noCentre, latitude, longitude },
    ...(postalCode === undefined ? [] : [{ ...noCentre, postalCode, countryCode }]),
  ]
  return Promise.all(
    centres.map((centre) => searchLocations(stage, { ...centre, ...change }, headers)),
  )
}
