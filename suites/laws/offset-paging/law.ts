import {
  type Answer,
  identify,
  law,
  lawCase,
  refusalStatuses,
} from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { offsetPaging } from './binding.js'
import { isStill } from '../shared/is-still.js'
import { judgePageSizes } from '../shared/judge-page-sizes.js'
import { numberedPages } from '../shared/numbered-pages.js'
import { isAddedTo } from '../shared/is-added-to.js'

const farther = 1000

/** A page that is asked for by number is the one that was asked for, and says so. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, offsetPaging)
    return lawCase({
      operation: operation.id,
      title: `A page of ${operation.id} is the one that was asked for`,
      verifies: {
        startEchoed: requirement('start-echoed'),
        limitRespected: requirement('limit-respected'),
        limitReported: { requirement: requirement('limit-reported'), after: 'limitRespected' },
        beyondEnd: { requirement: requirement('beyond-end'), after: 'startEchoed' },
      },
      undisturbed: isAddedTo(operations),
      async steps(stage) {
        const { customer, plain, verify } = stage
        const { whole, small, limit, overfull } = await numberedPages(stage, operation)
        const pages = small.pages.map(({ answer }) => answer)
        judgePageSizes(verify, pages, limit)
        for (const { answer, start } of small.pages)
          if (typeof answer.at('/start') === 'number')
            verify.startEchoed(answer).at('/start', start)
        const firsts = new Set(pages.map(firstOf))
        const second = overfull ? undefined : pages[1]
        if (second !== undefined && firsts.size === 1 && !(await isStill(stage, operation, whole)))
          return verify.startEchoed.undecided('The list changed while it was read.')
        if (second !== undefined) {
          const other = 'another item than all other pages begin with'
          verify.startEchoed(second).tells('/_embedded/items/0', other, () => firsts.size > 1)
          if (firsts.size === 1) return
        }

        const { order } = await plain(operation)
        const [counted] = whole.pages.map(({ answer }) => answer.at('/count'))
        // A count that is smaller than what was read already is that of a page.
        const told = Number(counted) >= whole.items.length ? counted : undefined
        const end = whole.complete ? whole.items.length : told
        if (typeof end !== 'number')
          return verify.beyondEnd.undecided('Where the list ends could not be told.')
        const start = Math.max(end, Number(counted ?? 0)) + farther
        const beyond = await customer.send(operation.id, {
          ...order,
          query: { ...order.query, start },
        })
        const parameter = operation.parameters.find(({ name }) => name === 'start')
        // Whether such a start is valid is not shown: an empty page says the same as a refusal.
        const refusals = parameter === undefined ? [] : refusalStatuses(operation, parameter)
        verify.beyondEnd(beyond).status(200, ...refusals)
        if (beyond.status === 200) verify.beyondEnd(beyond).atMost(0)
      },
    })
  }),
)

const firstOf = ({ items: [item] }: Answer): string => (item === undefined ? '' : identify(item))
