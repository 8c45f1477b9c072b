import type { Answer, Expectation, Walk } from '../../../src/scenario/index.js'
import { idsOf, type NumberedPages } from '../shared/numbered-pages.js'
import type { Reading } from './reading.js'

/**
 * Judges the counts that pages tell.
 *
 * @param after the list as it was read afterwards, where something is wrong
 * @returns pages that tell another one
 */
export function judgeCounts(
  compare: (seen: Answer) => Expectation,
  { counts, due, ofPages }: ReturnType<typeof countsIn>,
  after: Walk | undefined,
): readonly Answer[] {
  const odd: Answer[] = []
  for (const [index, { answer, count }] of counts.entries()) {
    const expected = ofPages ? answer.items.length : due
    const holds = count === expected || (!ofPages && isMeanwhile(count, due, after))
    if (!holds) odd.push(answer)
    compare(answer).that({
      holds,
      expected: String(expected),
      actual: String(count),
      pointer: '/count',
      // In a list that moves, counts are often another one, though not by as many each time.
      faults: [`page ${index} by ${count - Number(expected)}`],
    })
  }
  return odd
}

/** Whether a list that grew or shrank had so many items in between. */
function isMeanwhile(count: number, before: unknown, after: Walk | undefined): boolean {
  const told = after?.end.kind === 'complete' ? idsOf(after).length : after?.pages[0]?.at('/count')
  if (typeof before !== 'number' || typeof told !== 'number') return false
  return count >= Math.min(before, told) && count <= Math.max(before, told)
}

/** What bigger pages and small ones hold. */
export function compareWays({ whole, small }: NumberedPages) {
  const [all, walked] = [idsOf(whole), idsOf(small)]
  const missing = all.filter((one) => !walked.includes(one))
  const isRight = walked.join('\n') === all.slice(0, walked.length).join('\n')
  return { all, missing, isRight: isRight && missing.length === 0 }
}

/** The counts that pages tell, and what they should be. */
export function countsIn(reading: Reading, bare: boolean) {
  const { whole, small, beyond } = reading
  const counts = [...whole.pages, ...small.pages, ...beyond].flatMap((answer) => {
    const count = answer.at('/count')
    return typeof count === 'number' ? [{ answer, count }] : []
  })
  const { all, isRight } = compareWays(reading)
  // Where several pages make the list, those that lack items make a count look wrong.
  const doubtful = whole.pages.length > 1 && !isRight
  const due = whole.end.kind === 'complete' && !doubtful ? new Set(all).size : counts[0]?.count
  return { counts, due, ofPages: bare && counts.every(countsItself) }
}

/** Whether a page says how many items are on it. */
const countsItself = ({ answer, count }: { answer: Answer; count: unknown }): boolean =>
  count === answer.items.length
