import {
  type Answer,
  type Expectation,
  identify,
  type LawStage,
  type Operation,
} from '../../../src/scenario/index.js'
import { idsOf, isStill, type NumberedPages } from '../shared/numbered-pages.js'

/**
 * Judges a page that begins within one of those that a list falls into by its limit: a start is the index of an item,
 * whatever the limit. What the link next of it leads to, a rule looks at.
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
  const asked = { query: { ...query, start: 1, limit: 2 }, path }
  const page = await stage.customer.send(operation.id, asked)
  if (page.status !== 200) return
  const isDue = (one: unknown): boolean => identify(Object(one)) === due
  // What came or went meanwhile moved it.
  if (!isDue(page.items[0]) && !(await isStill(stage, operation, reading))) return
  const items = page.at('/items') === undefined ? '/_embedded/items' : '/items'
  compare(page).tells(`${items}/0`, `${due}, which is the second item of the list`, isDue)
}
