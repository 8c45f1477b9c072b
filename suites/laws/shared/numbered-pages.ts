import {
  identify,
  type NumberedWalk,
  type Operation,
  type Stage,
  walkNumbered,
} from '../../../src/scenario/index.js'

/** So much of a long list is looked at: pages of the size that the target chooses. */
const lookedAt = { pages: 4 }
const mostSmallPages = 40
const mostInOnePage = 400

/** A list as it came in the pages of the target's choice, and in small ones. */
export interface NumberedPages {
  readonly whole: NumberedWalk
  readonly small: NumberedWalk
  /** What was asked for with the small ones. */
  readonly limit: number
  /** Whether the small ones held more than was asked for. */
  readonly overfull: boolean
}

/** Readings of a list that changes while it is read. */
const mostReadings = 3

/**
 * Reads the beginning of a list, which may be all of it; inconclusive when it fills no two pages. Where the pages do not
 * add up and the list has changed meanwhile, it is read again, a few times.
 */
export async function numberedPages(stage: Stage, operation: Operation): Promise<NumberedPages> {
  for (let readings = 1; ; readings += 1) {
    const pages = await readPages(stage, operation)
    if (readings === mostReadings || addUp(pages)) return pages
    if (idsOf(await readAgain(stage, operation)) === idsOf(pages.whole)) return pages
  }
}

async function readPages(stage: Stage, operation: Operation): Promise<NumberedPages> {
  const { query, path } = (await stage.plain(operation)).order
  const whole = await readAgain(stage, operation)
  const size = whole.items.length
  if (size < 2) stage.giveUp(`${operation.id} holds ${size} items: no two pages.`)
  const limit = Math.min(Math.ceil(size / 3), 50)
  const bounds = { pages: mostSmallPages, items: size }
  const asked = { ...query, limit }
  const small = await walkNumbered(stage.customer, operation.id, asked, bounds, path)
  if (small.pages.length === 0) stage.giveUp(`${operation.id} answers no page with a limit.`)
  const overfull = small.pages.some(({ answer }) => answer.items.length > limit)
  return { whole, small, limit, overfull }
}

const addUp = ({ whole, small }: NumberedPages): boolean =>
  idsOf(small) === idsOf({ items: whole.items.slice(0, small.items.length) })

const idsOf = ({ items }: Pick<NumberedWalk, 'items'>): string => items.map(identify).join('\n')

/** The same list read anew, in one page if the target gives it: tells whether it changed meanwhile. */
export async function readAgain(stage: Stage, operation: Operation): Promise<NumberedWalk> {
  const { customer, plain } = stage
  const { order, answer } = await plain(operation)
  const count = answer.at('/count')
  if (typeof count === 'number' && count > answer.items.length && count <= mostInOnePage) {
    // No page has been shown to be too big; one without borders shows best what the list holds.
    const query = { ...order.query, limit: count + 1 }
    const page = await walkNumbered(customer, operation.id, query, lookedAt, order.path)
    if (page.pages.length === 1 && page.complete) return page
  }
  return walkNumbered(customer, operation.id, { ...order.query }, lookedAt, order.path)
}
