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
    const asked = [
      { start: size - 1, limit: 1, last: true },
      // So does one that begins within what would be the first page by its limit.
      { start: 1, limit: size - 1, last: true },
      // The smallest that there is leads on as well.
      { start: 0, limit: 1, last: size === 1 },
      // One that begins within a later one is followed by others, wherever those begin.
      ...(size > 5 ? [{ start: 3, limit: 2, last: false }] : []),
    ]
    const pages = await Promise.all(
      asked.map(({ start, limit }) =>
        customer.send(operation.id, { query: { ...query, start, limit }, path }),
      ),
    )
    for (const [at, { limit, last }] of asked.entries()) {
      const page = pages[at]
      const isWhole = page?.at('/count') === undefined || page.at('/count') === size
      if (page?.status === 200 && isWhole && page.items.length === limit) judge(page, last)
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
