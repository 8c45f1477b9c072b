import { type Item, isOutside, tolerance } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { chooseRadii } from './shared/choose-radii.js'
import { holdsFromOutside } from './shared/holds-from-outside.js'
import type { FoundLocation } from '../shared/found-location.js'
import { holdsSame } from './shared/holds-same.js'
import type { Found } from './shared/locations-within.js'
import { type Circles, searchCircles } from './shared/search-circles.js'

export default scenario(
  'A search returns the locations within its radius, in the unit that it names',
  {
    verifies: {
      within: 'institutions.search.within-radius',
      kilometres: { requirement: 'institutions.search.kilometres', after: 'within' },
      bare: { requirement: 'institutions.search.without-unit', after: 'within' },
      smaller: {
        requirement: 'institutions.search.smaller-circle',
        after: ['within', 'kilometres'],
      },
    },
    async steps(stage) {
      const { confirmed, giveUp } = stage
      const radii = await chooseRadii(stage)
      const { miles, kilometres } = radii
      await confirmed(async (compare) => {
        const circles = await searchCircles(stage, radii)
        const { small, metric, wide, bare, widest, areComplete } = circles
        if (small.locations.every((one) => one.miles === undefined)) return
        for (const { radius, found } of [
          { radius: miles, found: small },
          { radius: kilometres, found: wide },
        ])
          compare.within(found.walk).holdsOnly(`locations within ${radius} miles`, (item) => {
            const one = found.locate(item)
            return !isOutside(one.miles, radius, one)
          })
        if (!areComplete) return

        holdsSame(compare.bare, bare, wide)
        // Near the edge of the circle, rounding decides.
        const due = small.locations.filter((one) => !isNearEdge(miles, one))
        const known = new Set(keysOf(small.locations))
        const inKilometres = compare.kilometres(metric.walk, small.first)
        if (due.length > 0) inKilometres.holds(keysOf(due), keyOf(metric))
        inKilometres.holdsOnly(`locations that are found within ${miles} miles as well`, (item) => {
          const one = metric.locate(item)
          return known.has(one.key) || isNearEdge(miles, one)
        })
        for (const { keys, found, other } of dueFromOthers(circles))
          if (keys.length > 0) compare.smaller(found.walk, other.first).holds(keys, keyOf(found))
        await holdsFromOutside(stage, compare.smaller, widest)
      })
      giveUp(
        'Too few locations show their distance, or there are more than were looked at.',
        'let three locations or more show their distance, in one page',
      )
    },
  },
)

/** What each search is to find because another one did. */
const dueFromOthers = ({ small, wide, widest, inside }: Circles) => [
  { keys: inside.small, found: small, other: widest },
  { keys: inside.wide, found: wide, other: widest },
  // A wider circle holds what a narrower one does.
  { keys: keysOf(small.locations), found: wide, other: small },
  ...(widest.complete ? [{ keys: keysOf(wide.locations), found: widest, other: wide }] : []),
]

const isNearEdge = (radius: number, { miles }: FoundLocation): boolean =>
  miles !== undefined && Math.abs(miles - radius) <= tolerance(radius) + 0.5

const keysOf = (locations: readonly FoundLocation[]): readonly string[] =>
  locations.map(({ key }) => key)

const keyOf =
  ({ locate }: Found) =>
  (item: Item): string =>
    locate(item).key
