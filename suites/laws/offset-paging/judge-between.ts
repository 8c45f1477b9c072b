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
  const [first, due] = idsOf(reading.whole)
  if (due === undefined || due === first || reading.overfull) return
  const { query, path } = (await stage.plain(operation)).order
  const asked = { query: { ...query, start: 1, limit: 2 }, path }
  const page = await stage.customer.send(operation.id, asked)
  if (page.status !== 200) return
  const isDue = (one: unknown): boolean => identify(Object(one)) === due
  // What came or went meanwhile moved it.
  if (!isDue(page.items[0]) && !(await isStill(stage, operation, reading))) return
  compare(page).tells('/_embedded/items/0', `${due}, which is the second item of the list`, isDue)
}
