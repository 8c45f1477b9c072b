import type { Verification } from '../../../../src/scenario/index.js'
import { holdsSame } from './holds-same.js'
import { locationsWithin } from './locations-within.js'
import type { Change } from '../../shared/search-locations.js'

/** Verifies that a search answers the locations that another one answers, which has to be answered. */
export async function sameLocations(
  stage: Parameters<typeof locationsWithin>[0],
  verify: Verification,
  change: Change,
  model: Change,
): Promise<void> {
  await verify.confirmed(async (compare) => {
    const due = await locationsWithin(stage, model)
    if (due.locations.length === 0)
      stage.giveUp(
        'The search finds no location to compare.',
        'fixtures.institutions.latitude and fixtures.institutions.longitude',
      )
    const found = await locationsWithin(stage, change)
    if (!due.complete || !found.complete)
      stage.giveUp(
        'The search finds more locations than a walk reads.',
        'fixtures.institutions.radius',
      )
    holdsSame(compare, found, due)
  })
}
