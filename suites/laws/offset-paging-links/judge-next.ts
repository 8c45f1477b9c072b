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
    const full = await customer.send(operation.id, {
      query: { ...query, start: size - 1, limit: 1 },
      path,
    })
    const isLast = full.at('/count') === undefined || full.at('/count') === size
    if (full.status === 200 && full.items.length === 1 && isLast) judge(full, true)
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
