import type { Answer } from '../answer/answer.js'
import { identify } from '../answer/identify.js'
import type { UrlParameters } from '../request/request-url.js'
import type { Sender } from '../request/sender.js'
import type { Stage } from '../stage/stage.js'
import { walkNumbered } from './walk-numbered.js'
import type { Walk } from './walk.js'

/** A list in big pages and in small ones, and how they compare. */
export interface BothWays {
  /** In pages of the size that the target chooses. */
  readonly whole: Walk
  /** In small pages, asked for by number. */
  readonly numbered: Walk
  /** In small pages, each found by the link next of the one before, as far as these could be followed. */
  readonly linked: Walk
  /** Whether small pages that are asked for by number hold the same. */
  readonly byNumber: boolean
  /** Whether the links were followed to the end, and do. */
  readonly byLinkToTheEnd: boolean
  /** The pages that tell a `count`. */
  readonly counting: readonly Answer[]
  /** Every `count` that a page shows. */
  readonly counts: readonly unknown[]
  /** Whether each of them is the number of items of the page that shows it. */
  readonly countsOfPages: boolean
  /** Whether the list is another one by now: what differs may have come or gone in between. */
  readonly isMoving: boolean
}

/** Small pages that are read of a list. A target may have no bigger ones. */
const mostSmall = 40
/** Items of a page of the usual size. */
const usual = 100

/**
 * Reads a list in one go, by numbers, and by the links to the next page.
 *
 * @param mostPages of the usual size that are read in one go
 */
export async function readBothWays(
  { walk }: Pick<Stage, 'walk'>,
  sender: Sender,
  operationId: string,
  query: NonNullable<UrlParameters['query']>,
  mostPages = 5,
): Promise<BothWays> {
  const bounds = { pages: Math.max(mostPages, mostSmall), items: mostPages * usual }
  const read = () => walkNumbered(sender, operationId, query, bounds)
  const whole = await read()
  const limit = Math.min(Math.ceil(whole.items.length / 3), 50)
  const [numbered, linked] = await Promise.all([
    walkNumbered(sender, operationId, { ...query, limit }, { pages: mostSmall }),
    walk(sender, operationId, { ...query, limit }),
  ])
  const pages = [...whole.pages, ...numbered.pages]
  const counting = pages.filter((page) => page.at('/count') !== undefined)
  const told = {
    whole,
    numbered,
    linked,
    byNumber: isSame(numbered, whole),
    byLinkToTheEnd: linked.end.kind === 'complete' && isSame(linked, whole),
    counting,
    counts: counting.map((page) => page.at('/count')),
    countsOfPages: counting.every((page) => page.at('/count') === page.items.length),
  }
  const isRight = told.byNumber && told.counts.every((count) => count === whole.items.length)
  if (isRight || told.countsOfPages) return { ...told, isMoving: false }
  const again = await read()
  return { ...told, isMoving: !isSame(again, whole) || countOf(again) !== countOf(whole) }
}

const countOf = ({ pages: [first] }: Walk): unknown => first?.at('/count')

/** Whether two lists hold the same, in any order. */
function isSame(one: Pick<Walk, 'items'>, other: Pick<Walk, 'items'>): boolean {
  const [first, second] = [one, other].map(({ items }) => items.map(identify).toSorted().join('\n'))
  return first === second
}
