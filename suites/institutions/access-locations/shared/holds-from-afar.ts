import { greatCircleMiles, type Place, type Verification } from '../../../../src/scenario/index.js'
import { placeOf } from '../../shared/place.js'
import { searchLocations } from '../../shared/search-locations.js'
import { around } from './around.js'
import { type Found, locationsWithin } from './locations-within.js'

type Look = Parameters<Parameters<Verification['confirmed']>[0]>[0]

/** As far as both units allow. */
const radii = ['500mi', '804km']
/** Miles from the locations to where they are searched from, and those within which a search finds them for sure. */
const [away, surely] = [430, 450]
const milesOfDegree = 69.1

/**
 * Verifies that a search finds what is far away from its centre and within its circle, however close to each other all
 * locations are: a service may go no farther than its own are apart.
 */
export async function holdsFromAfar(
  stage: Parameters<typeof locationsWithin>[0],
  compare: Look,
  known: Found,
): Promise<void> {
  const [place] = known.items.flatMap((item) => placeOf(item) ?? [])
  if (place === undefined) return
  const afar = towardsEquator(place)
  const due = known.items.flatMap((item) => {
    const there = placeOf(item)
    const isDue = there !== undefined && greatCircleMiles(afar, there) < surely
    return isDue ? [known.locate(item).key] : []
  })
  for (const radius of radii) {
    const change = { ...around(afar), radius }
    // It may be beyond the country of the institution.
    if ((await searchLocations(stage, change)).status !== 200) continue
    const found = await locationsWithin(stage, change)
    if (found.complete)
      compare(found.walk, known.first).holds(due, (item) => found.locate(item).key)
  }
}

const towardsEquator = ({ latitude, longitude }: Place): Place => ({
  latitude: Number((latitude - (Math.sign(latitude) || 1) * (away / milesOfDegree)).toFixed(6)),
  longitude,
})
