import { law, lawCase } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { holdsEachOnce } from '../shared/holds-each-once.js'
import { idsOf, readWhole } from '../shared/numbered-pages.js'
import { judgeCountOfNone } from '../shared/judge-count-of-none.js'
import { isAddedTo } from '../shared/is-added-to.js'
import { tellCountAgain } from '../shared/tell-count-again.js'
import { whySinglePage } from '../shared/why-single-page.js'
import { offsetPaging } from '../offset-paging/binding.js'
import { offsetPagingWhole } from './binding.js'
import { compareWays, countsIn, judgeCounts } from './counts.js'
import { type Reading, readBeside, standsStill } from './reading.js'

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
          const { whole, small, exact } = reading
          const { all, missing, isRight } = compareWays(reading)
          const isFull = exact === undefined || idsOf(exact).length === all.length
          const isFew = small.pages.length < 2
          const sameStart = small.pages.every((page) => idsOf(page)[0] === all[0])
          if (!isFew && sameStart && !reading.overfull) return undefined
          const { counts, due, ofPages } = countsIn(reading, operation.bare === true)
          const isCounted = ofPages || counts.every(({ count }) => count === due)
          const after =
            isRight && isCounted && isFull ? undefined : await readWhole(stage, operation)
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
          // The only page may be full as well.
          if (exact?.end.kind === 'complete') compare.nothingMissing(exact).holds(all)
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
