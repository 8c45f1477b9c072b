import { areAlike, type Item, readDistance } from '../../../src/scenario/index.js'
import { placeAndType } from '../shared/names-by-place.js'
import { scenario } from '../shared/scenario.js'
import { locationsWithin } from './shared/locations-within.js'

/** As far as a search may go (document 2), and kilometres that are no more for sure. */
const [miles, kilometres] = ['500mi', '800km']

const isTold = ({ distance }: Item): boolean => readDistance(distance) !== undefined

export default scenario('A location is as far from a postal code in kilometres as in miles', {
  verifies: {
    alike: {
      requirement: 'institutions.distance.alike',
      after: ['institutions.search.by-postal-code', 'institutions.search.kilometres'],
    },
  },
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const postalCode = await fixtures.postalCode()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    // A rule looks at all other searches.
    await verify.alike.confirmed(async (compare) => {
      const metric = await locationsWithin(stage, { ...around, radius: kilometres })
      const { items, first } = await locationsWithin(stage, { ...around, radius: miles })
      const told = new Map(
        items.filter(isTold).map((item) => [placeAndType(item), item['distance']]),
      )
      // What shows no coordinates cannot be found again.
      told.delete(undefined)
      const isInBoth = (item: Item): boolean => isTold(item) && told.has(placeAndType(item))
      if (!metric.items.some(isInBoth))
        giveUp(
          'No location around the postal code shows its coordinates and its distance by both searches.',
          'let locations show their coordinates and their distance',
        )
      compare(metric.walk, first).holdsOnly(
        'locations that are as far away as within so many miles',
        (item) => !isInBoth(item) || areAlike(item['distance'], told.get(placeAndType(item))),
      )
    })
  },
})
