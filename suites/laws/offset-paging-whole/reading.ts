import {
  type Answer,
  type LawStage,
  type Operation,
  type Walk,
  walkNumbered,
} from '../../../src/scenario/index.js'
import { isShuffled } from '../shared/is-shuffled.js'
import {
  areOfAnotherTime,
  isAsBefore,
  type NumberedPages,
  numberedPages,
} from '../shared/numbered-pages.js'

/** A list that is read in pages of two sizes, and beyond its end. */
export interface Reading extends NumberedPages {
  /** A page that begins beyond the end, if it was answered with one. */
  readonly beyond: readonly Answer[]
  /** The list in one page that is as big as it; undefined where no single page holds all. */
  readonly exact: Walk | undefined
}

/** Farther than a list goes that is read whole. */
const far = 1_000_000

/** Reads the list in both ways at the same time. */
export async function readBeside(stage: LawStage, operation: Operation): Promise<Reading> {
  const { order } = await stage.plain(operation)
  const query = { ...order.query, start: far }
  const [pages, page] = await Promise.all([
    numberedPages(stage, operation),
    stage.customer.send(operation.id, { ...order, query }),
  ])
  const isEmpty = page.status === 200 && page.items.length === 0
  const { whole } = pages
  const isOnePage = whole.pages.length === 1 && whole.end.kind === 'complete'
  const full = { ...order.query, limit: whole.items.length }
  const exact = isOnePage
    ? await walkNumbered(stage.customer, operation.id, full, { pages: 2 }, order.path)
    : undefined
  return { ...pages, exact, beyond: isEmpty ? [page] : [] }
}

/**
 * Whether the list stood still in a reading, or, where it was not read afterwards as all was right, is another one than
 * it was in the reading before.
 */
export function standsStill(
  reading: Reading,
  before: Reading | undefined,
  after: Walk | undefined,
): boolean | undefined {
  if (after !== undefined) {
    const isStill = isAsBefore(reading, after) || isShuffled(reading.whole, after)
    return isStill && !areOfAnotherTime(reading)
  }
  return before === undefined || isAsBefore(before, reading.whole) ? undefined : false
}
