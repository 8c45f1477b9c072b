import {
  often,
  someTimes,
  type Item,
  valueAt,
  type Verification,
} from '../../../src/scenario/index.js'
import { preferredLanguages } from '../shared/preferred-languages.js'
import { scenario } from '../shared/scenario.js'
import { readIn, type Told } from './shared/read-in.js'

type Compare = Parameters<Parameters<Verification['confirmed']>[0]>[0]

/** Kept for private use (ISO 639-2): no data is in it. */
const unused = 'qaa'

export default scenario('Locations are described in the language that the caller prefers', {
  verifies: {
    fallback: 'institutions.language.default',
    asked: 'institutions.language.asked',
    weights: { requirement: 'institutions.language.weights', after: 'asked' },
  },
  async steps(stage) {
    const { verify, given, giveUp } = stage
    const tell = async (languages: string): Promise<Told> => {
      const told = await readIn(stage, languages)
      if (languages !== unused) given(told.first).status(200)
      return told
    }
    // That nothing is in it is no reason to refuse it, where others are served.
    await tell('en-US')
    await someTimes(async () => verify.fallback((await tell(unused)).first).status(200), often)
    await verify.fallback.confirmed(async (compare) => {
      const english = await tell('en-US')
      if (english.items.length === 0)
        giveUp(
          'The search finds no location to compare.',
          'fixtures.institutions.latitude and fixtures.institutions.longitude',
        )
      const other = await tell(unused)
      holdsTexts(verify.fallback, compare, other, [english, await tell('en-US')])
    })

    const [first, second] = await preferredLanguages(stage)
    const [one, two] = [await tell(first), await tell(second)]
    const differ = textOf(one) !== textOf(two)
    if (!differ && ![...one.items, ...two.items].some(({ name }) => typeof name === 'string'))
      giveUp('No location shows a name.', 'let a location show its name')
    const asked = verify.asked(two.first, one.first)
    if (!asked.tells('/items', `texts other than in ${first}`, () => differ)) return
    await verify.weights.confirmed(async (compare) => {
      for (const [header, preferred] of weighted(first, second)) {
        const before = await tell(preferred)
        const answer = await readIn(stage, header)
        holdsTexts(verify.weights, compare, answer, [before, await tell(preferred)])
      }
    })
  },
})

/** Headers that name both languages, each with the one that is preferred: blanks may stand around marks (RFC 9110, 12.4.2). */
const weighted = (first: string, second: string) =>
  [
    [`${first} ; q=0.91 , ${second}; q=0.95`, second],
    [`${second};q=0.2, ${first};q=1.0`, first],
    [`${first}, ${second};q=0.5,*;q=0.1`, first],
    // The case of tags does not count, and a weight may have three digits.
    [`${second.toUpperCase()};q=0.050, ${first};q=0.005`, second],
  ] as const

/**
 * Compares a search with those before and after it: what both of them show is there, in the same
 * words and in any order, and nothing that neither shows. One location may have closed or opened meanwhile.
 */
function holdsTexts(
  verify: Verification,
  compare: Compare,
  page: Told,
  [before, after]: readonly [Told, Told],
): void {
  // What is shown may move; that a search is answered does not.
  if (!verify(page.first).status(200)) return
  const [first, last] = [new Set(before.items.map(told)), new Set(after.items.map(told))]
  const look = compare(page.all, before.first)
  const steady = [...first].filter((one) => last.has(one))
  if (steady.length > 0) look.holds(steady, told)
  look.holdsOnly(
    'locations as the other request shows them',
    (item) => first.has(told(item)) || last.has(told(item)),
  )
}

/** All that a search tells, in any order. */
const textOf = ({ items }: Told): string => JSON.stringify(items.map(told).toSorted())

const address = ['address1', 'locality', 'regionCode', 'postalCode', 'countryCode']
/** What a location says that is known to mean something: what else a server adds may be new each time. */
const members = [
  '/name',
  '/type',
  ...address.map((name) => `/location/address/${name}`),
  '/location/coordinates/latitude',
  '/location/coordinates/longitude',
  '/distance',
]

const told = (item: Item): string => JSON.stringify(members.map((at) => valueAt(item, at) ?? null))
