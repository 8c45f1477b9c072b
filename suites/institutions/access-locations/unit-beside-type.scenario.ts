import { type Item, kilometresOfMile, readDistance } from '../../../src/scenario/index.js'
import { searchLocations } from '../shared/search-locations.js'
import { scenario } from '../shared/scenario.js'
import { locationsWithin } from './shared/locations-within.js'
import { sameLocations } from './shared/same-locations.js'

/** Miles that a search may go (document 2). */
const most = 500
const types = ['atm', 'branch']

export default scenario('Beside a type, a radius is in the same unit as without one', {
  verifies: {
    bare: {
      requirement: 'institutions.search.without-unit',
      after: 'institutions.listAccessLocationsForInstitution.type-filter-matching',
    },
  },
  async steps(stage) {
    const { verify, giveUp } = stage
    const { items } = await locationsWithin(stage, { radius: `${most}mi` })
    const radii = types.flatMap((type) => {
      const radius = tellingRadius(items.filter((item) => item['type'] === type))
      return radius === undefined ? [] : [{ type, radius }]
    })
    if (radii.length === 0)
      giveUp(
        'No location is as far away that it tells miles from kilometers.',
        'fixtures.institutions.latitude and fixtures.institutions.longitude',
      )
    await Promise.all(
      radii.flatMap(({ type, radius }) => [
        sameLocations(
          stage,
          verify.bare,
          { type, radius: `${radius}` },
          { type, radius: `${radius}mi` },
        ),
        // A rule looks whether these are miles.
        searchLocations(stage, { type, radius: `${radius}km` }),
      ]),
    )
  },
})

/** Whole miles within which a location lies that is well beyond as many kilometers. */
function tellingRadius(items: readonly Item[]): number | undefined {
  const distances = items.flatMap(({ distance }) => readDistance(distance)?.miles ?? [])
  const radii = distances.map((miles) => Math.ceil(miles * 1.1) + 1)
  return radii.find(
    (radius) =>
      radius <= most &&
      distances.some(
        (miles) => miles < radius * 0.95 && miles > (radius / kilometresOfMile) * 1.05 + 1,
      ),
  )
}
