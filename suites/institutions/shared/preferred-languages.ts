import {
  type Answer,
  biggestPage,
  type Item,
  type Stage,
  valueAt,
} from '../../../src/scenario/index.js'
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

type Names = ReadonlyMap<string, unknown>

/** Names by where the locations are; of several in one place none can be told from the others. */
function namesByPlace({ status, items }: Answer): Names {
  const names = new Map<string, unknown>()
  const several = new Set<string>()
  for (const item of status === 200 ? items : []) {
    const place = placeOf(item)
    if (place === undefined || item['name'] === undefined) continue
    if (names.has(place)) several.add(place)
    names.set(place, item['name'])
  }
  return new Map([...names].filter(([place]) => !several.has(place)))
}

const placeOf = (item: Item): string | undefined => {
  const at = ['latitude', 'longitude'].map((name) => valueAt(item, `/location/coordinates/${name}`))
  return at.includes(undefined) ? undefined : JSON.stringify([item['type'], ...at])
}

/** Whether a location has another name in the one than in the other: one that is in one of them only may be new. */
const areRenamed = (names: Names, others: Names): boolean =>
  [...names].some(([place, name]) => others.has(place) && others.get(place) !== name)
