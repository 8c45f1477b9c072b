import { type Item, isOutside, limitForParts, readDistance } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { changed, successor } from '../shared/search-locations.js'
import { locationsWithin } from './shared/locations-within.js'
import { sameLocations } from './shared/same-locations.js'

/** Miles that a search may go (document 2). */
const most = 500

export default scenario('A search by postal code keeps to its radius as well', {
  verifies: {
    within: {
      requirement: 'institutions.search.within-radius',
      after: 'institutions.search.by-postal-code',
    },
    bare: { requirement: 'institutions.search.without-unit', after: 'within' },
  },
  async steps(stage) {
    const { customer, plain, operation, fixtures, verify, assume, giveUp } = stage
    const postalCode = await fixtures.postalCode()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    const search = (miles: number) => locationsWithin(stage, { ...around, radius: `${miles}mi` })
    const { items } = await search(most)
    const milesOf = ({ distance }: Item): number | undefined => readDistance(distance)?.miles
    const isFar = (miles: number | undefined, radius: number): boolean =>
      isOutside(miles, radius, { isTold: true })
    const distances = items.flatMap((item) => milesOf(item) ?? [])
    const [nearest = most] = distances.toSorted((one, other) => one - other)
    const radius = Math.ceil(nearest) + 1
    if (!distances.some((miles) => isFar(miles, radius)))
      return giveUp(
        'Around the postal code there is no location that lies farther than others.',
        'fixtures.institutions.postalCode',
      )
    const { walk } = await search(radius)
    verify
      .within(walk)
      .holdsOnly(`locations within ${radius} miles`, (item) => !isFar(milesOf(item), radius))
    // Later pages are around the same code.
    const near = distances.filter((miles) => miles <= radius).length
    const asked = { ...around, radius: `${radius}mi`, limit: limitForParts(near, 2) }
    const query = changed((await plain(operation(successor))).order, asked).query ?? {}
    const paged = await stage.walk(customer, successor, query)
    const { end } = paged
    if (end.kind === 'broken' && end.after !== undefined)
      assume(end.at, 'institutions.listAccessLocationsForInstitution.pages-next-answers').status(
        200,
      )
    // A list that begins anew on each page has no end.
    const twice = 'institutions.listAccessLocationsForInstitution.pages-nothing-twice'
    assume(paged, twice).atMost(2 * items.length + asked.limit)
    // In kilometres the farthest of them would not be found.
    const farthest = Math.min(most, Math.ceil(Math.max(...distances)))
    const bare = { ...around, radius: `${farthest}` }
    await sameLocations(stage, verify.bare, bare, { ...around, radius: `${farthest}mi` })
  },
})
