import {
  type Answer,
  type Expectation,
  hrefsOf,
  type Operation,
  type LawStage,
} from '../../../src/scenario/index.js'
import { type NumberedPages, startsIn } from '../shared/numbered-pages.js'

/**
 * Judges which pages have a link to the one that follows: all but the last one.
 *
 * @returns why that could not be told of the last one; undefined where it was
 */
export async function judgeNext(
  { customer, plain }: LawStage,
  operation: Operation,
  { whole, small }: NumberedPages,
  compare: (seen: Answer) => Expectation,
): Promise<string | undefined> {
  const judge = (answer: Answer, last: boolean): void => {
    // Where the document does not say that the last page has no link next, one may be there.
    if (last && operation.bare) return
    const isThere = hrefsOf(answer.json, 'next').length > 0
    const expected = last ? 'no link next on the last page' : 'a link next'
    compare(answer).tells('/_links/next', expected, () => isThere !== last)
  }
  const size = whole.items.length
  for (const [answer, start] of startsIn(small))
    if (whole.end.kind === 'complete' || start + answer.items.length < size)
      judge(answer, start + answer.items.length >= size)
  if (operation.bare) return undefined
  if (whole.end.kind === 'complete') {
    // A last page that is full shows whether the service counts, or looks whether it is.
    const { query, path } = (await plain(operation)).order
    // So does one that begins within what would be the first page by its limit.
    const [full, within] = await Promise.all(
      [size - 1, 1].map((start) =>
        customer.send(operation.id, { query: { ...query, start, limit: size - start }, path }),
      ),
    )
    for (const page of [full, within]) {
      const isWhole = page?.at('/count') === undefined || page.at('/count') === size
      const isEnd = page?.items.length === (page === full ? 1 : size - 1)
      if (page?.status === 200 && isWhole && isEnd) judge(page, true)
    }
    return undefined
  }
  // The end of a long list is looked at without walking there.
  const { query, path } = (await plain(operation)).order
  const count = small.pages[1]?.at('/count')
  const tail = { ...query, start: typeof count === 'number' ? count - 1 : size }
  const end = await customer.send(operation.id, { query: tail, path })
  if (typeof count !== 'number' || end.status !== 200 || end.items.length !== 1)
    return 'The list is longer than the bounds of this law.'
  judge(end, true)
  return undefined
}
