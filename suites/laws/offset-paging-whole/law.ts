import {
  type Answer,
  type Expectation,
  law,
  lawCase,
  type LawStage,
  type Operation,
  type Walk,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { holdsEachOnce } from '../shared/holds-each-once.js'
import {
  areOfAnotherTime,
  idsOf,
  isAsBefore,
  type NumberedPages,
  numberedPages,
  readWhole,
} from '../shared/numbered-pages.js'
import { judgeCountOfNone } from '../shared/judge-count-of-none.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { tellCountAgain } from '../shared/tell-count-again.js'
import { whySinglePage } from '../shared/why-single-page.js'
import { offsetPaging } from '../offset-paging/binding.js'
import { offsetPagingWhole } from './binding.js'

/** Pages that are asked for by number add up to the list, in its order. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, offsetPagingWhole)
    const begins = { elsewhere: aspectsOf(operation, offsetPaging)('start-echoed') }
    return lawCase({
      operation: operation.id,
      title: `The pages of ${operation.id} add up to the list`,
      verifies: {
        count: {
          requirement: requirement('count') ?? requirement('count-of-either'),
          after: begins,
        },
        nothingTwice: { requirement: requirement('nothing-twice'), after: begins },
        nothingMissing: {
          requirement: requirement('nothing-missing'),
          after: [begins, 'nothingTwice'],
        },
        inOrder: { requirement: requirement('in-order'), after: [begins, 'nothingTwice'] },
      },
      undisturbed: isAddedTo(operations),
      async steps(stage) {
        const { confirmed, giveUp } = stage
        await judgeCountOfNone(stage, operation, stage.verify.count)
        const readings: Reading[] = []
        await confirmed(async (compare) => {
          // A list that changes every so many requests is not to be met at the same place each time.
          if (readings.length % 2 === 1)
            await stage.customer.send(operation.id, await stage.plainRequest(operation))
          const reading = await readBeside(stage, operation)
          readings.push(reading)
          const { whole, small } = reading
          const { all, missing, isRight } = compareWays(reading)
          const isFew = small.pages.length < 2
          const sameStart = small.pages.every((page) => idsOf(page)[0] === all[0])
          if (!isFew && sameStart && !reading.overfull) return undefined
          const { counts, due, ofPages } = countsIn(reading, operation.bare === true)
          const isCounted = ofPages || counts.every(({ count }) => count === due)
          const after = isRight && isCounted ? undefined : await readWhole(stage, operation)
          const odd = judgeCounts(compare.count, { counts, due, ofPages }, after)
          const isStill = standsStill(reading, readings.at(-2), after)
          const still = { still: isStill && (await tellCountAgain(stage, operation, odd)) }
          if (isFew || reading.overfull) return still
          holdsEachOnce(compare.nothingTwice(small), small, [whole])
          // A list that repeats items reaches its count before all of them were there.
          compare.nothingMissing(small).that({
            holds: missing.length === 0,
            expected: `the ${all.length} items that bigger pages hold`,
            actual: `without ${missing.slice(0, 5).join(', ')}`,
            faults: missing,
          })
          compare.inOrder(small).inOrder(all)
          return still
        })
        for (const reading of readings.slice(-1)) {
          if (countsIn(reading, false).counts.length === 0)
            stage.verify.count.undecided('No page says how many items there are.', {
              remedy: 'let a page say how many items there are',
            })
          if (reading.overfull)
            giveUp(
              'Pages hold more items than were asked for.',
              `let a page of ${operation.id} hold no more items than its limit`,
            )
          if (reading.small.pages.length < 2)
            giveUp(
              whySinglePage(operation, reading.small),
              `let ${operation.id} answer with several pages`,
            )
        }
      },
    })
  }),
)

interface Reading extends NumberedPages {
  /** A page that begins beyond the end, if it was answered with one. */
  readonly beyond: readonly Answer[]
}

/** Farther than a list goes that is read whole. */
const far = 1_000_000

async function readBeside(stage: LawStage, operation: Operation): Promise<Reading> {
  const { order } = await stage.plain(operation)
  const query = { ...order.query, start: far }
  const [pages, page] = await Promise.all([
    numberedPages(stage, operation),
    stage.customer.send(operation.id, { ...order, query }),
  ])
  const isEmpty = page.status === 200 && page.items.length === 0
  return { ...pages, beyond: isEmpty ? [page] : [] }
}

/**
 * Whether the list stood still in a reading, or, where it was not read afterwards as all was right, is another one than
 * it was in the reading before.
 */
function standsStill(
  reading: Reading,
  before: Reading | undefined,
  after: Walk | undefined,
): boolean | undefined {
  if (after !== undefined) return isAsBefore(reading, after) && !areOfAnotherTime(reading)
  return before === undefined || isAsBefore(before, reading.whole) ? undefined : false
}

/**
 * Judges the counts that pages tell.
 *
 * @param after the list as it was read afterwards, where something is wrong
 * @returns pages that tell another one
 */
function judgeCounts(
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
function compareWays({ whole, small }: NumberedPages) {
  const [all, walked] = [idsOf(whole), idsOf(small)]
  const missing = all.filter((one) => !walked.includes(one))
  const isRight = walked.join('\n') === all.slice(0, walked.length).join('\n')
  return { all, missing, isRight: isRight && missing.length === 0 }
}

/** The counts that pages tell, and what they should be. */
function countsIn(reading: Reading, bare: boolean) {
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
