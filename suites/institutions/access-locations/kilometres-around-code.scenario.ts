import { kilometresOfMile, readDistance } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { locationsWithin } from './shared/locations-within.js'
import { walkEachType } from './shared/walk-each-type.js'

/** Miles that a search may go (document 2). */
const most = 500
/** Locations of all types, and of one. */
const kinds = [undefined, 'atm', 'branch']

export default scenario('Around a postal code a radius followed by km is in kilometres as well', {
  verifies: {
    kilometres: {
      requirement: 'institutions.search.kilometres',
      after: 'institutions.search.by-postal-code',
    },
  },
  async steps(stage) {
    const { fixtures, verify, giveUp } = stage
    const postalCode = await fixtures.postalCode()
    const countryCode = await fixtures.countryCode()
    const around = { postalCode, countryCode, latitude: undefined, longitude: undefined }
    const search = (radius: string, type?: string) =>
      locationsWithin(stage, { ...around, radius, ...(type !== undefined && { type }) })
    const { items } = await search(`${most}mi`)
    const telling = kinds.flatMap((kind) => {
      const ofKind = items.filter(({ type }) => kind === undefined || type === kind)
      const radius = tellingRadius(ofKind.flatMap(({ distance }) => readDistance(distance) ?? []))
      return radius === undefined ? [] : [{ kind, radius }]
    })
    const judge = ({ kind, radius }: (typeof telling)[number]) =>
      verify.kilometres.confirmed(async (compare) => {
        const metric = await search(`${Math.floor(radius * kilometresOfMile)}km`, kind)
        const miles = await search(`${widened(radius)}mi`)
        const known = new Set(miles.locations.map(({ key }) => key))
        if (!miles.complete || !metric.complete || metric.items.length === 0) return
        compare(metric.walk, miles.first).holdsOnly(
          `locations that are found within ${widened(radius)} miles as well`,
          (item) => known.has(metric.locate(item).key),
        )
      })
    const [first, ...others] = telling
    if (first === undefined)
      return giveUp(
        'Around the postal code no location tells miles from kilometres.',
        'fixtures.institutions.postalCode',
      )
    // What is wrong for one type only is no lack of all of them.
    await judge(first)
    const paged = walkEachType(stage, { ...around, radius: `${most}mi` }, items)
    await Promise.all([...others.map(judge), paged])
  },
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
