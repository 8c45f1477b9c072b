import {
  type Answer,
  type Item,
  often,
  someTimes,
  type Stage,
  type Walk,
} from '../../../../src/scenario/index.js'
import { assumeAnswered } from './assume-answered.js'
import { centreOf, type FoundLocation, foundLocation } from '../../shared/found-location.js'
import { changed, type Change, successor } from '../../shared/search-locations.js'

/** What a search found, all of its pages. */
export interface Found {
  readonly first: Answer
  readonly walk: Walk
  readonly items: readonly Item[]
  readonly locations: readonly FoundLocation[]
  /** Reads an item of the list as a location. */
  readonly locate: (item: Item) => FoundLocation
  /** Whether that is all. */
  readonly complete: boolean
}

/**
 * Searches page by page.
 *
 * @throws Undecided when a page is not answered
 */
export async function locationsWithin(
  stage: Pick<
    Stage,
    'plain' | 'operation' | 'customer' | 'walkList' | 'assume' | 'given' | 'giveUp'
  >,
  change: Change,
): Promise<Found> {
  const operation = stage.operation(successor)
  const order = changed((await stage.plain(operation)).order, change)
  const walk = await stage.walkList(operation, { query: order.query ?? {} })
  const { pages, items, end } = walk
  if (end.kind === 'broken' && pages.length === 0) await assumeAnswered(stage, change, end.at)
  if (end.kind === 'broken') stage.given(end.at).status(200)
  const [first] = pages
  if (first === undefined)
    return stage.giveUp(
      'The search was not answered with a list.',
      'let the search be answered with a list',
    )
  const centre = centreOf(order)
  const locate = (item: Item): FoundLocation => foundLocation(item, centre)
  const locations = items.map(locate)
  return { first, walk, items, locations, locate, complete: end.kind === 'complete' }
}

/**
 * Searches several times in the same way: a rule holds each of them against those before and afterwards.
 *
 * @returns what the last one found
 */
export async function foundOften(
  stage: Parameters<typeof locationsWithin>[0],
  change: Change,
): Promise<Found> {
  let found = await locationsWithin(stage, change)
  await someTimes(async () => {
    found = await locationsWithin(stage, change)
    return true
  }, often - 1)
  return found
}
