import {
  type Answer,
  biggestPage,
  type Item,
  type Stage,
  type Walk,
} from '../../../../src/scenario/index.js'
import { changed, successor } from '../../shared/search-locations.js'

/** Locations as they are told in a language. */
export interface Told {
  /** The first page, or what came in its place. */
  readonly first: Answer
  /** All pages, where there are several. */
  readonly all: Answer | Walk
  readonly items: readonly Item[]
}

type Needs = Pick<Stage, 'customer' | 'plain' | 'operation' | 'walk' | 'given' | 'giveUp'>

/**
 * Searches with these in Accept-Language, to the last page: of a longer list, another page might have come first.
 *
 * @throws Undecided when there are more pages than a walk reads, or one that is not answered
 */
export async function readIn(stage: Needs, languages: string): Promise<Told> {
  const { customer, plain, operation, walk, given, giveUp } = stage
  const headers = [['Accept-Language', languages]] as const
  const { query } = changed((await plain(operation(successor))).order, {
    ...biggestPage(operation(successor)),
  })
  const speaking = {
    ...customer,
    send: (operationId: string, order = {}) => customer.send(operationId, { ...order, headers }),
    follow: (page: Answer, href: string) => customer.follow(page, href, { headers }),
  }
  const read = await walk(speaking, successor, query)
  const { end, items, pages } = read
  const [first] = pages
  if (end.kind === 'broken' && first === undefined) return { first: end.at, all: end.at, items }
  if (end.kind === 'broken') given(end.at).status(200)
  if (end.kind !== 'complete' || first === undefined)
    return giveUp('The locations have more pages than are read.', 'fixtures.institutions.radius')
  return { first, all: pages.length === 1 ? first : read, items }
}
