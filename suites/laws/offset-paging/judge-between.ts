import {
  type Answer,
  type Expectation,
  identify,
  type LawStage,
  type Operation,
} from '../../../src/scenario/index.js'
import { idsOf, isStill, type NumberedPages } from '../shared/numbered-pages.js'

/** The greatest limit that has 32 bits: with any start, the end of the page has more. */
const greatestLimit = 2 ** 31 - 1

/**
 * Judges a page that begins within one of those that a list falls into by its limit: a start is the index of an item,
 * whatever the limit. What the link next of it leads to, a rule looks at. The last item alone is asked for with the greatest
 * limit, where none is documented: a service that adds start and limit comes to more than 32 bits.
 */
export async function judgeBetween(
  stage: LawStage,
  operation: Operation,
  reading: NumberedPages,
  compare: (seen: Answer) => Expectation,
): Promise<void> {
  const [whole, small] = [reading.whole, reading.small].map(idsOf)
  const [first, due] = whole ?? []
  if (due === undefined || due === first || reading.overfull) return
  // Pages that are wrong wherever they begin are the failure of other requirements.
  if (small?.some((id, at) => whole?.[at] !== id)) return
  const { query, path } = (await stage.plain(operation)).order
  const judge = async (start: number, limit: number, id: string): Promise<void> => {
    const asked = { query: { ...query, start, limit }, path }
    const page = await stage.customer.send(operation.id, asked)
    if (page.status !== 200) return
    const isDue = (one: unknown): boolean => identify(Object(one)) === id
    // What came or went meanwhile moved it.
    if (!isDue(page.items[0]) && !(await isStill(stage, operation, reading))) return
    const items = page.at('/items') === undefined ? '/_embedded/items' : '/items'
    compare(page).tells(`${items}/0`, `${id}, item ${start + 1} of the list`, isDue)
  }
  const last = reading.whole.end.kind === 'complete' ? whole?.at(-1) : undefined
  const isBounded = operation.parameters.some(
    ({ name, schema }) => name === 'limit' && schema['maximum'] !== undefined,
  )
  await Promise.all([
    judge(1, 2, due),
    last !== undefined && !isBounded && judge((whole ?? []).length - 1, greatestLimit, last),
  ])
}
