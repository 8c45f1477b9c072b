import {
  type Answer,
  identify,
  type LawStage,
  type Operation,
  type Walk,
  walkNumbered,
} from '../../../src/scenario/index.js'
import { assumeLaterPages, assumeSmallPages } from './assume-pages.js'
import { moreItems } from './more-items.js'
import { smallLimit } from './small-limit.js'

/** So much of a long list is looked at: pages of the size that the target chooses. */
const lookedAt = { pages: 4 }
const mostSmallPages = 40
const mostInOnePage = 400

/** A list as it came in the pages of the target's choice, and in small ones. */
export interface NumberedPages {
  readonly whole: Walk
  readonly small: Walk
  /** What was requested with the small ones. */
  readonly limit: number
  /** Whether the small ones held more than was requested. */
  readonly overfull: boolean
}

/** Reads the beginning of a list, which may be all of it; undecided when it fills no two pages. */
export async function numberedPages(stage: LawStage, operation: Operation): Promise<NumberedPages> {
  const { query, path } = (await stage.plain(operation)).order
  const whole = await readWhole(stage, operation)
  const size = whole.items.length
  if (size < 2)
    stage.giveUp(
      `The list of ${operation.id} has too few items for two pages: ${size}.`,
      moreItems(operation),
    )
  const limit = Math.min(smallLimit(size), 50)
  const bounds = { pages: mostSmallPages, items: size }
  const asked = { ...query, limit }
  const small = await walkNumbered(stage.customer, operation.id, asked, bounds, path)
  assumeSmallPages(stage, operation, small)
  await assumeLaterPages(stage, operation, small, () => readWhole(stage, operation))
  if (small.pages.length === 0)
    stage.giveUp(
      `${operation.id} returns no page when it is sent limit=${limit}.`,
      `let ${operation.id} return pages of ${limit} items`,
    )
  const overfull = small.pages.some(({ items }) => items.length > limit)
  return { whole, small, limit, overfull }
}

/** Whether a list is what it was: of a longer one, what was read of it, and as many items as its pages told. */
export const isStill = async (
  stage: LawStage,
  operation: Operation,
  reading: NumberedPages,
): Promise<boolean> => isAsBefore(reading, await readWhole(stage, operation))

/** Whether no page tells another count than the rest: where one does, something came or went, or a node is behind. */
export const tellOneCount = ({ whole, small }: NumberedPages): boolean =>
  new Set([...whole.pages, ...small.pages].flatMap((page) => page.at('/count') ?? [])).size < 2

/**
 * Whether the small pages are all of a list of another time: they tell one count, which they come to, and the list that
 * was read whole tells another one. Something came or went, or a node is behind.
 */
export function areOfAnotherTime({ whole, small }: NumberedPages): boolean {
  const counts = new Set(small.pages.map((page) => page.at('/count')))
  const [count] = counts
  const held = new Set(idsOf(small)).size
  const isComeTo = small.end.kind === 'complete' ? count === held : Number(count) > held
  return counts.size === 1 && isComeTo && whole.pages.every((page) => page.at('/count') !== count)
}

/** The same of one that was read again. */
export const isAsBefore = ({ whole }: NumberedPages, now: Walk): boolean =>
  shownBy(now) === shownBy(whole)

/** What a list shows: its items, and how many there are. */
export const shownBy = (walk: Walk): string =>
  JSON.stringify([idsOf(walk), walk.pages.map((page) => page.at('/count'))])

export const idsOf = ({ items }: Pick<Walk, 'items'>): readonly string[] => items.map(identify)

/** Pages, each with the number of items before it. */
export function startsIn({ pages }: Pick<Walk, 'pages'>): readonly (readonly [Answer, number])[] {
  let next = 0
  return pages.map((page) => {
    const start = next
    next += page.items.length
    return [page, start]
  })
}

/** The list in one page if the target gives it. */
export async function readWhole(stage: LawStage, operation: Operation): Promise<Walk> {
  const { customer, plain } = stage
  const { order, answer } = await plain(operation)
  const count = answer.at('/count')
  if (typeof count === 'number' && count > answer.items.length && count <= mostInOnePage) {
    // No page has been shown to be too big; one without borders shows best what the list holds.
    const query = { ...order.query, limit: count + 1 }
    const page = await walkNumbered(customer, operation.id, query, lookedAt, order.path)
    if (page.pages.length === 1 && page.end.kind === 'complete') return page
  }
  return walkNumbered(customer, operation.id, { ...order.query }, lookedAt, order.path)
}
