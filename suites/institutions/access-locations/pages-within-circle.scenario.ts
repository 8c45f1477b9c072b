import {
  type Item,
  isOutside,
  kilometresOfMile,
  limitForParts,
  tolerance,
} from '../../../src/scenario/index.js'
import { centreOf, foundLocation } from '../shared/found-location.js'
import { locationsWithin } from './shared/locations-within.js'
import { scenario } from '../shared/scenario.js'
import { changed, successor } from '../shared/search-locations.js'

/** Miles that a search may go (document 2). */
const most = 500

export default scenario('Every page of a search holds only locations within its circle', {
  verifies: {
    pagesWithin: {
      requirement: 'institutions.search.pages-within',
      after: 'institutions.search.within-radius',
    },
  },
  async steps(stage) {
    const { customer, plain, operation, walk, assume, given, verify, giveUp } = stage
    const { locations } = await locationsWithin(stage, { radius: `${most}mi` })
    const distances = locations.flatMap(({ miles }) => miles ?? [])
    const radius = tellingRadius(distances)
    if (radius === undefined)
      return giveUp(
        'No circle has two locations inside and one outside.',
        'fixtures.institutions.latitude and fixtures.institutions.longitude',
      )
    // In kilometres, which a later page may take for miles.
    const kilometres = `${Math.floor(radius * kilometresOfMile)}km`
    const circle = await locationsWithin(stage, { radius: kilometres })
    if (circle.locations.some((one) => isOutside(one.miles, radius, one)))
      // Not even the biggest pages keep to it, which is another requirement.
      return

    const limit = limitForParts(inside(distances, radius).length, 3)
    const order = changed((await plain(operation(successor))).order, { radius: kilometres, limit })
    const { pages, end } = await walk(customer, successor, order.query ?? {})
    if (end.kind === 'broken' && end.after === undefined) given(end.at).status(200)
    if (end.kind === 'broken')
      assume(end.at, 'institutions.listAccessLocationsForInstitution.pages-next-answers').status(
        200,
      )
    const locate = (item: Item) => foundLocation(item, centreOf(order))
    const others = pages.slice(1)
    if (others.every(({ items }) => items.every((item) => locate(item).miles === undefined)))
      return giveUp(
        'After the first page there was no location with a known distance.',
        'let the locations of later pages show their distance',
      )
    const isNear = (item: Item): boolean => !isOutside(locate(item).miles, radius, locate(item))
    for (const page of others.filter(({ items }) => items.length > 0))
      verify.pagesWithin(page).holdsOnly(`locations within ${radius} miles`, isNear)
  },
})

const inside = (distances: readonly number[], radius: number): readonly number[] =>
  distances.filter((one) => one <= radius)

/** The widest one with some inside, to fill two pages, and others outside, which come if a page drops the radius. */
const tellingRadius = (distances: readonly number[]): number | undefined =>
  Array.from({ length: most - 1 }, (_, at) => most - 1 - at).find(
    (radius) =>
      inside(distances, radius).length > 1 &&
      distances.some((far) => far > radius + tolerance(radius)),
  )
