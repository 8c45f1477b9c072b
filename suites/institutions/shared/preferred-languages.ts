import { biggestPage, type Stage } from '../../../src/scenario/index.js'
import { type Names, namesByPlace } from './names-by-place.js'
import { searchLocations, successor } from './search-locations.js'

/** What locations are told in where no language fits (document 2). */
const usual = 'en-US'
/** Languages that are tried beside it. */
const tried = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'zh']

type Needs = Pick<Stage, 'customer' | 'plain' | 'operation' | 'giveUp'> & {
  readonly fixtures: { readonly namedLanguages: () => Promise<readonly string[]> }
}

/**
 * Two languages in which locations differ, the first one not US English: named by the profile, else found by asking.
 *
 * @throws Undecided when neither says so
 */
export async function preferredLanguages(stage: Needs): Promise<readonly [string, string]> {
  const [first, second] = await stage.fixtures.namedLanguages()
  if (first !== undefined && second !== undefined) return [first, second]
  const pages = biggestPage(stage.operation(successor))
  const namesIn = async (language: string): Promise<Names> =>
    namesByPlace(await searchLocations(stage, pages, [['Accept-Language', language]]))
  const english = await namesIn(usual)
  let found: readonly [string, Names] | undefined
  for (const language of english.size === 0 ? [] : tried) {
    const names = await namesIn(language)
    if (!areRenamed(names, english) || (found && !areRenamed(names, found[1]))) continue
    // It is the language, not that they were renamed meanwhile.
    if (areRenamed(await namesIn(usual), english)) break
    if (found !== undefined) return [found[0], language]
    found = [language, names]
  }
  if (found !== undefined) return [found[0], usual]
  return stage.giveUp(
    'It needs two languages in which locations differ.',
    'fixtures.institutions.locationLanguages',
  )
}

/** Whether a location has another name in the one than in the other: one that is in one of them only may be new. */
const areRenamed = (names: Names, others: Names): boolean =>
  [...names].some(([place, name]) => others.has(place) && others.get(place) !== name)
