import { type Answer, identify, law } from '../../src/scenario/index.js'
import { isStill } from './is-still.js'
import { numberedPages } from './numbered-pages.js'
import { requirementBy } from './requirement-by.js'
import { isAddedTo } from './is-added-to.js'

const aspects = ['start-echoed', 'limit-reported', 'limit-respected', 'beyond-end']
const farther = 1000

/** A page that is asked for by number is the one that was asked for, and says so. */
export default law('offset-paging', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter(
      ({ law: name, aspect }) => name === 'offset-paging' && aspects.includes(aspect),
    )
    if (bound.length === 0) return []
    const id = requirementBy(bound)
    return {
      operation: operation.id,
      title: `A page of ${operation.id} is the one that was asked for`,
      verifies: bound.map((one) => one.requirement),
      undisturbed: isAddedTo(operations),
      async steps(stage) {
        const { customer, plain, verify, undecided } = stage
        const { whole, small, limit, overfull } = await numberedPages(stage, operation)
        for (const { answer, start } of small.pages) {
          const held = answer.items.length
          verify(id('limit-respected'), answer).that({
            holds: held <= limit,
            expected: `at most ${limit} items`,
            actual: `${held} items`,
            pointer: '/_embedded/items',
          })
          if (typeof answer.at('/start') === 'number')
            verify(id('start-echoed'), answer).at('/start', start)
          const reported = answer.at('/limit')
          if (overfull)
            undecided(id('limit-reported'), 'Pages have another size than was asked for.', {
              dependsOn: id('limit-respected'),
            })
          else if (typeof reported === 'number')
            verify(id('limit-reported'), answer).that({
              holds: reported <= limit && reported >= held,
              expected: `a limit from ${held} (the items of the page) to ${limit} (what was asked for)`,
              actual: String(reported),
              pointer: '/limit',
            })
        }

        if (!overfull && small.pages.every(({ answer }) => typeof answer.at('/limit') !== 'number'))
          undecided(id('limit-reported'), 'No page tells the limit that it used.')
        const firsts = new Set(small.pages.map(({ answer }) => firstOf(answer)))
        const second = overfull ? undefined : small.pages[1]?.answer
        if (second !== undefined && firsts.size === 1 && !(await isStill(stage, operation, whole)))
          return undecided(id('start-echoed'), 'The list changed while it was read.')
        if (second !== undefined) {
          verify(id('start-echoed'), second).that({
            holds: firsts.size > 1,
            expected: 'pages that begin where they were asked to',
            actual: `every page begins with ${firstOf(second)}`,
            pointer: '/_embedded/items',
          })
          if (firsts.size === 1)
            return undecided(id('beyond-end'), 'Every page begins with the same item.', {
              dependsOn: id('start-echoed'),
            })
        }

        const { query } = (await plain(operation)).order
        const [counted] = whole.pages.map(({ answer }) => answer.at('/count'))
        // A count that is smaller than what was read already is that of a page.
        const told = Number(counted) >= whole.items.length ? counted : undefined
        const end = whole.complete ? whole.items.length : told
        if (typeof end !== 'number')
          return undecided(id('beyond-end'), 'Where the list ends could not be told.')
        const start = Math.max(end, Number(counted ?? 0)) + farther
        const beyond = await customer.send(operation.id, { query: { ...query, start } })
        const parameter = operation.parameters.find(({ name }) => name === 'start')
        // Whether such a start is valid is not shown: an empty page says the same as a refusal.
        const refusals = parameter === undefined ? [] : stage.refusals(operation, parameter)
        verify(id('beyond-end'), beyond).status(200, ...refusals)
        if (beyond.status === 200)
          verify(id('beyond-end'), beyond).that({
            holds: beyond.items.length === 0,
            expected: 'no items',
            actual: `${beyond.items.length} items`,
            pointer: '/_embedded/items',
          })
      },
    }
  }),
)

const firstOf = ({ items: [item] }: Answer): string => (item === undefined ? '' : identify(item))
