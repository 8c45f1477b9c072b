import { type Answer, biggestPage, type Verification } from '../../../src/scenario/index.js'
import { scenario } from '../shared/scenario.js'
import { searchLocations, successor } from '../shared/search-locations.js'

/** Kept for private use (ISO 639-2): no data is in it. */
const unused = 'qaa'

export default scenario('Locations are described in the language that the caller prefers', {
  verifies: {
    fallback: 'institutions.language.default',
    asked: 'institutions.language.asked',
    weights: { requirement: 'institutions.language.weights', after: 'asked' },
  },
  async steps(stage) {
    const { fixtures, operation, verify, given, giveUp } = stage
    const pages = biggestPage(operation(successor))
    const tell = async (languages: string): Promise<Answer> => {
      const answer = await searchLocations(stage, pages, [['Accept-Language', languages]])
      if (languages !== unused) given(answer).status(200)
      // Of a longer list, another page might have come first.
      if (answer.status === 200 && answer.at('/nextPage_url') !== undefined)
        giveUp('The locations do not fit into one page.', 'fixtures.institutions.radius')
      return answer
    }
    const compare = (by: Verification, answer: Answer, model: Answer, words: string): boolean =>
      by(answer, model).tells(
        '/items',
        `the locations as answered to a caller who asks for ${words}`,
        () => textOf(answer) === textOf(model),
      )

    const english = await tell('en-US')
    if (english.items.length === 0)
      giveUp(
        'The search finds no location to compare.',
        'fixtures.institutions.latitude and fixtures.institutions.longitude',
      )
    const other = await tell(unused)
    verify.fallback(other).status(200)
    if (other.status === 200) compare(verify.fallback, other, english, 'en-US')

    const [first, second] = await fixtures.locationLanguages()
    const [one, two] = [await tell(first), await tell(second)]
    const differ = textOf(one) !== textOf(two)
    if (!differ && ![...one.items, ...two.items].some(({ name }) => typeof name === 'string'))
      giveUp('No location shows a name.', 'let a location show its name')
    const otherwise = `locations that differ from those in ${first}`
    if (!verify.asked(two, one).tells('/items', otherwise, () => differ)) return
    compare(verify.weights, await tell(`${first};q=0.3, ${second};q=0.9`), two, second)
    compare(verify.weights, await tell(`${second};q=0.2, ${first}`), one, first)
    compare(verify.weights, await tell(`${first}, ${second};q=0.5`), one, first)
  },
})

/** All that a page says, in any order. */
const textOf = ({ items }: Answer): string =>
  JSON.stringify(items.map((item) => JSON.stringify(item)).toSorted())
