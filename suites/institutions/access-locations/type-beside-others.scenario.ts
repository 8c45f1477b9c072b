import { type Item, kilometresOfMile, readDistance } from '../../../src/scenario/index.js'
import { assumeAnswered } from './shared/assume-answered.js'
import { locationsWithin } from './shared/locations-within.js'
import { scenario } from '../shared/scenario.js'
import { type Change, searchLocations } from '../shared/search-locations.js'

const types = ['atm', 'branch']
type Wanted = string | readonly string[] | undefined
type Headers = Parameters<typeof searchLocations>[2]
const inLanguage = (value: string) => [['Accept-Language', value]] as const
/** Each type twice, and all types in between: a rule looks whether these hold what was found for each. */
const [first, second] = [
  [[], inLanguage('es, en;q=0.5')],
  [inLanguage('fr'), []],
] as const

export default scenario('A search for one type keeps to it, whatever else it names', {
  verifies: {
    answered: 'institutions.search.answered',
    typeBesideOthers: {
      requirement: 'institutions.search.type-beside-others',
      after: 'institutions.listAccessLocationsForInstitution.type-filter-matching',
    },
  },
  async steps(stage) {
    const { fixtures, verify } = stage
    const { first: widest, items } = await locationsWithin(stage, { radius: '500mi' })
    verify.answered(widest).status(200)
    const code = [await fixtures.postalCodeIfAny(), await fixtures.countryCode()] as const
    const searches = searchesOf(narrowerThan(items), ...code)
    const there = types.filter((one) => items.some(({ type }) => type === one))
    const { items: plain } = await locationsWithin(stage, { type: there[0] })
    // A type that is overlooked by itself is another requirement's failure.
    if (plain.some(({ type }) => (type ?? there[0]) !== there[0])) return
    for (const [search, radius] of searches) {
      const ask = async (wanted: Wanted, headers: Headers = [], more: Change = {}) => {
        const change = { ...search, ...more, type: wanted }
        const answer = await searchLocations(stage, change, headers)
        await assumeAnswered(stage, change, answer)
        if (answer.status !== 200 || answer.items.length === 0 || there.length < 2) return
        if (typeof wanted === 'string')
          verify
            .typeBesideOthers(answer)
            .holdsOnly(`locations of type ${wanted}`, ({ type }) => (type ?? wanted) === wanted)
      }
      for (const [at, wanted] of there.entries()) await ask(wanted, first[at] ?? [])
      await Promise.all([
        ask(undefined),
        ...(there.length === types.length ? [ask(there)] : []),
        ...there.map((wanted) => ask(wanted, [], { radius })),
        // A rule looks whether it is one.
        ...there.map((wanted) => ask(wanted, [], { limit: '1' })),
      ])
      for (const [at, wanted] of there.entries()) await ask(wanted, second[at] ?? [])
    }
    if (there.length < 2)
      verify.typeBesideOthers.undecided('No search finds locations of both types.', {
        remedy: 'fixtures.institutions.latitude and fixtures.institutions.longitude',
      })
  },
})

/** A radius that leaves out some of the locations, with a fraction. */
function narrowerThan(items: readonly Item[]): number {
  const distances = items.flatMap(({ distance }) => readDistance(distance)?.miles ?? [])
  const far = distances.toSorted((one, other) => one - other)[Math.ceil(distances.length / 2)] ?? 20
  return Math.floor(far) + 0.5
}

/** Searches of each form, and a narrower radius for each. */
function searchesOf(
  narrow: number,
  postalCode: string | undefined,
  countryCode: string,
): readonly (readonly [Change, narrower: string])[] {
  const limit = '1000'
  const elsewhere = { postalCode, countryCode, latitude: undefined, longitude: undefined }
  const around: Change = { ...elsewhere, radius: '500mi', limit }
  return [
    [{ radius: '804km', limit }, `${(narrow * kilometresOfMile).toFixed(1)}km`],
    ...(postalCode === undefined ? [] : [[around, `${narrow}mi`] as const]),
    [{ radius: '500', limit }, `${narrow}`],
  ]
}
