import { identify, type Operation, type LawStage, type Walk } from '../../../src/scenario/index.js'
import { assumeSmallPages } from '../shared/assume-pages.js'
import { moreItems } from '../shared/more-items.js'
import { smallLimit } from '../shared/small-limit.js'

/** Items that a small page holds at most. */
const mostSmall = 100

/** A list in the biggest pages, and in small ones. */
interface Pages {
  readonly whole: Walk
  readonly small: Walk
  /** In one page that is as big as it; undefined where no single page holds all. */
  readonly exact: Walk | undefined
  /** What was requested with the small ones. */
  readonly limit: number
}

/** Reads a list both ways; undecided where it fills no two small pages. One that cannot be read at all is both. */
export async function readPages(stage: LawStage, operation: Operation): Promise<Pages> {
  const { customer, walk, walkList, plainRequest, giveUp } = stage
  const whole = await walkList(operation)
  if (isBroken(whole)) return { whole, small: whole, exact: undefined, limit: mostSmall }
  const { length } = whole.items
  if (length < 2)
    giveUp(
      `The list of ${operation.id} has too few items for two pages: ${length}.`,
      moreItems(operation),
    )
  const limit = Math.min(smallLimit(length), mostSmall, lessThanCapped(whole))
  const { query } = await plainRequest(operation)
  const small = await walk(customer, operation.id, { ...query, limit })
  assumeSmallPages(stage, operation, small)
  const isOnePage = whole.pages.length === 1 && whole.end.kind === 'complete'
  const exact = isOnePage
    ? await walk(customer, operation.id, { ...query, limit: length })
    : undefined
  return { whole, small, exact, limit }
}

/**
 * Where a service caps its pages, small ones are smaller than these, so that they end elsewhere: what stands twice at
 * the end of one is told from two things that say the same.
 */
const lessThanCapped = ({ pages }: Walk): number =>
  pages.length === 1 ? Infinity : Math.max(1, ...pages.map(({ items }) => items.length - 1))

export const isBroken = ({ end: { kind } }: Walk): boolean =>
  kind !== 'complete' && kind !== 'sampled'

/** What bigger pages hold and these small ones do not. */
export function lackingIn(small: Walk, whole: Walk): readonly string[] {
  const held = new Set(small.items.map(identify))
  return whole.items.map(identify).filter((id) => !held.has(id))
}
