import {
  areAlike,
  kilometresOfMile,
  readDistance,
  type Verification,
} from '../../../src/scenario/index.js'
import { placeAndType } from '../shared/names-by-place.js'
import { scenario } from '../shared/scenario.js'
import { type Found, locationsWithin } from './shared/locations-within.js'

/** Miles that a search may go (document 2), and kilometres that are no more for sure. */
const [most, mostKilometres] = [500, 800]
/** Locations of all types, and of one. */
const kinds = [undefined, 'atm', 'branch']

type Search = (radius: string, type?: string) => Promise<Found>

export default scenario('Around a postal code a radius followed by km is in kilometres as well', {
  verifies: {
    kilometres: {
      requirement: 'institutions.search.kilometres',
      after: 'institutions.search.by-postal-code',
    },
    alike: { requirement: 'institutions.distance.alike', after: 'kilometres' },
  },
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const postalCode = await fixtures.postalCode()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    const search: Search = (radius, type) =>
      locationsWithin(stage, { ...around, radius, ...(type !== undefined && { type }) })
    const { items } = await search(`${most}mi`)
    const telling = kinds.flatMap((kind) => {
      const ofKind = items.filter(({ type }) => kind === undefined || type === kind)
      const radius = tellingRadius(ofKind.flatMap(({ distance }) => readDistance(distance) ?? []))
      return radius === undefined ? [] : [{ kind, radius }]
    })
    if (telling.length === 0)
      return giveUp(
        'Around the postal code no location tells miles from kilometres.',
        'fixtures.institutions.postalCode',
      )
    const [first, ...others] = telling.map(
      ({ kind, radius }) =>
        () =>
          verify.kilometres.confirmed(async (compare) => {
            const metric = await search(`${Math.floor(radius * kilometresOfMile)}km`, kind)
            const miles = await search(`${widened(radius)}mi`)
            const known = new Set(miles.locations.map(({ key }) => key))
            if (!miles.complete || !metric.complete || metric.items.length === 0) return
            compare(metric.walk, miles.first).holdsOnly(
              `locations that are found within ${widened(radius)} miles as well`,
              (item) => known.has(metric.locate(item).key),
            )
          }),
    )
    // What is wrong for one type only is no lack of all of them.
    await first?.()
    await Promise.all(others.map((judge) => judge()))
    await judgeDistances(verify.alike, search)
  },
})

/** In another unit as well, a location is as far away; a rule looks at all other searches. */
const judgeDistances = (verify: Verification, search: Search): Promise<boolean> =>
  verify.confirmed(async (compare) => {
    const metric = await search(`${mostKilometres}km`)
    const miles = await search(`${most}mi`)
    const told = new Map(
      miles.items.flatMap((item) => {
        const place = placeAndType(item)
        return place === undefined ? [] : [[place, item['distance']] as const]
      }),
    )
    if (told.size === 0)
      return verify.undecided('No location around the postal code shows its coordinates.', {
        remedy: 'let locations show their coordinates',
      })
    compare(metric.walk, miles.first).holdsOnly(
      'locations that are as far away as within so many miles',
      (item) => areAlike(item['distance'], told.get(placeAndType(item) ?? '')),
    )
  })

/** A little more than a radius, so that rounding does not count. */
const widened = (miles: number): number => Math.ceil(miles * 1.1) + 1

/** Whole miles, with a location beyond them that as many kilometres would hold if they were miles. */
const tellingRadius = (distances: readonly { readonly miles: number }[]): number | undefined =>
  Array.from({ length: most }, (_, at) => at + 1).find((radius) =>
    distances.some(
      ({ miles }) => miles > widened(radius) + 1 && miles < radius * kilometresOfMile * 0.95,
    ),
  )
