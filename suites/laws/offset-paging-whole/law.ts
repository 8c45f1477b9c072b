import {
  type Answer,
  identify,
  law,
  lawCase,
  type NumberedWalk,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { offsetPaging } from '../offset-paging/binding.js'
import { offsetPagingWhole } from './binding.js'
import { numberedPages, readAgain } from '../shared/numbered-pages.js'
import { isAddedTo } from '../shared/is-added-to.js'

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
        inOrder: { requirement: requirement('in-order'), after: begins },
      },
      undisturbed: isAddedTo(operations),
      async steps(stage) {
        const { verify, giveUp } = stage
        const pages = await numberedPages(stage, operation)
        const { whole, small } = pages
        const [all, walked] = [idsOf(whole), idsOf(small)]
        const counts = [...whole.pages, ...small.pages].flatMap(({ answer }) =>
          typeof answer.at('/count') === 'number' ? [{ answer, count: answer.at('/count') }] : [],
        )
        const ofPages = operation.bare && counts.every(countsItself)
        const due = whole.complete ? new Set(all).size : counts[0]?.count
        const missing = all.filter((one) => !walked.includes(one))
        const twice = walked.filter((one, index) => walked.indexOf(one) !== index)
        const [order, met] = [all, [...new Set(walked)]].map((list) =>
          list.filter((one) => all.includes(one) && walked.includes(one)),
        ) as [string[], string[]]
        const ordered = order.join('\n') === met.join('\n')
        const rightly = missing.length + twice.length === 0 && ordered
        if (!rightly || (!ofPages && counts.some(({ count }) => count !== due)))
          if (idsOf(await readAgain(stage, operation)).join('\n') !== all.join('\n'))
            giveUp('The list changed while it was read.')

        const [first, second] = small.pages
        const sameStart = small.pages.every(({ answer }) => idAt(answer.items) === all[0])
        if (second !== undefined && sameStart && !pages.overfull) return
        // Where several pages make the list, those that lack items make a count look wrong.
        const doubtful = whole.pages.length > 1 && !rightly
        const told = doubtful ? counts[0]?.count : due
        for (const { answer } of counts)
          verify.count(answer).at('/count', ofPages ? answer.items.length : told)
        if (counts.length === 0) verify.count.undecided('No page says how many items there are.')

        if (pages.overfull) giveUp('Pages are bigger than asked.')
        if (first === undefined || second === undefined)
          return giveUp('The list fills no two pages.')
        const last = (small.pages.at(-1) ?? second).answer
        verify.nothingTwice(last).that({
          holds: twice.length === 0,
          expected: 'each item once',
          actual: `twice: ${twice.slice(0, 5).join(', ')}`,
        })
        // Whoever repeats items comes to the end of a count before all of them were there.
        verify.nothingMissing(last).that({
          holds: missing.length === 0,
          expected: `the ${all.length} items that bigger pages hold`,
          actual: `without ${missing.slice(0, 5).join(', ')}`,
        })
        verify.inOrder(last).that({
          holds: ordered,
          expected: order.slice(0, 8).join(', '),
          actual: met.slice(0, 8).join(', '),
        })
      },
    })
  }),
)

/** Whether a page tells how many items are on it. */
const countsItself = ({ answer, count }: { answer: Answer; count: unknown }): boolean =>
  count === answer.items.length

const idsOf = ({ items }: NumberedWalk): readonly string[] => items.map(identify)

const idAt = ([item]: NumberedWalk['items']): string => (item === undefined ? '' : identify(item))
