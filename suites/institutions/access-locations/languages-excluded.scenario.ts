import { type Answer, biggestPage } from '../../../src/scenario/index.js'
import { preferredLanguages } from '../shared/preferred-languages.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations, successor } from '../shared/search-locations.js'

/** Characters of Accept-Language (document 2). */
const most = 128
/** Weights that are none, and no language. */
const malformed = ['es;q=high, en;q=', ';;q=0.5,', 'es-*-MX;q=2', '']

export default scenario(
  'A language that the caller excludes is not used, and a long list is read',
  {
    verifies: {
      excluded: {
        requirement: 'institutions.language.excluded',
        after: ['institutions.language.asked', 'institutions.language.default'],
      },
      tooLong: 'institutions.language.too-long',
      malformed: 'institutions.language.malformed',
      longest: {
        requirement: 'institutions.language.longest',
        after: 'institutions.language.asked',
      },
    },
    async steps(stage) {
      const { operation, confirmed, verify, giveUp } = stage
      const pages = biggestPage(operation(successor))
      const tell = (languages: string): Promise<Answer> =>
        searchLocations(stage, pages, [['Accept-Language', languages]])
      verify.tooLong(await tell('en-US, qaa-x-'.padEnd(most + 1, 'assay-'))).status(200, '4XX')
      for (const answer of await Promise.all(malformed.map(tell)))
        verify.malformed(answer).status(200, '4XX')
      const [first] = await preferredLanguages(stage)
      const end = 'a;q=0.1'
      const long = `${first}, qaa-x-`.padEnd(most - end.length, 'assay-') + end
      await confirmed(async (compare) => {
        const [inFirst, english] = [await tell(first), await tell('en-US')]
        const unused = await tell('qaa')
        if (namesIn(inFirst) === namesIn(english) || namesIn(unused) !== namesIn(english))
          giveUp(
            `The locations are not told in ${first}, or not in US English where no language is there.`,
            'fixtures.institutions.locationLanguages',
          )
        const without = await tell(`qaa, ${first};q=0`)
        compare
          .excluded(without, english)
          .tells('/items', 'the names in US English', () => namesIn(without) === namesIn(english))
        const answer = await tell(long.length > most ? first : long)
        verify.longest(answer).status(200)
        if (answer.status === 200)
          compare
            .longest(answer, inFirst)
            .tells('/items', `the names in ${first}`, () => namesIn(answer) === namesIn(inFirst))
      })
    },
  },
)

const namesIn = ({ items }: Answer): string =>
  JSON.stringify(items.map(({ name }) => String(name)).toSorted())
