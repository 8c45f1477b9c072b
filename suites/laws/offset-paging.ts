import { law } from '../../src/scenario/index.js'
import { identify } from './identify.js'
import { walkNumbered } from './walk-numbered.js'

const mostPages = 60
const aspects = [
  'start-echoed',
  'limit-reported',
  'limit-respected',
  'count',
  'nothing-missing',
  'nothing-twice',
  'in-order',
  'beyond-end',
]

/** Pages that are asked for by number add up to the list, in its order. */
export default law('offset-paging', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter(
      (one) => one.law === 'offset-paging' && aspects.includes(one.aspect),
    )
    if (bound.length === 0) return []
    const id = (aspect: string): string =>
      bound.find((one) => one.aspect === aspect)?.requirement ?? ''
    return {
      operation: operation.id,
      title: `The pages of ${operation.id} add up to the list`,
      verifies: bound.map((one) => one.requirement),
      async steps({ customer, plainRequest, verify, undecided, giveUp }) {
        const { query } = await plainRequest(operation)
        const whole = await walkNumbered(customer, operation.id, query, mostPages)
        const [begin] = whole.pages
        if (begin === undefined) return giveUp(`${operation.id} did not answer a page.`)
        if (whole.items.length < 2) return giveUp(`${operation.id} holds no two items.`)
        const limit = Math.min(Math.ceil(whole.items.length / 3), 50)
        const small = await walkNumbered(customer, operation.id, { ...query, limit }, mostPages)

        for (const { answer, start } of small.pages) {
          const number = (member: string): number | undefined => {
            const value = answer.at(`/${member}`)
            return typeof value === 'number' ? value : undefined
          }
          const size = answer.items.length
          const [echoed, reported] = [number('start'), number('limit')]
          if (echoed !== undefined) verify(id('start-echoed'), answer).at('/start', start)
          verify(id('limit-respected'), answer).that({
            holds: size <= limit,
            expected: `at most ${limit} items`,
            actual: `${size} items`,
            pointer: '/_embedded/items',
          })
          if (reported !== undefined && size <= limit)
            verify(id('limit-reported'), answer).that({
              holds: reported <= limit && reported >= size,
              expected: `a limit from ${size} to ${limit}`,
              actual: String(reported),
              pointer: '/limit',
            })
        }

        const beyond = await customer.send(operation.id, {
          query: { ...query, start: whole.items.length + 1000 },
        })
        verify(id('beyond-end'), beyond).that({
          holds: beyond.status === 200 && beyond.items.length === 0,
          expected: 'status 200 and no items',
          actual: `status ${beyond.status}${beyond.status === 200 ? ` and ${beyond.items.length} items` : ''}`,
        })

        const again = await walkNumbered(customer, operation.id, query, mostPages)
        const ids = (walk: typeof whole): readonly string[] => walk.items.map(identify)
        const settled = ['count', 'nothing-missing', 'nothing-twice', 'in-order']
        const leave = (because: string): void => {
          for (const aspect of settled) undecided(id(aspect), because)
        }
        if (JSON.stringify(ids(again)) !== JSON.stringify(ids(whole)))
          return leave('The list changed while it was read.')
        if (!whole.complete || !small.complete)
          return leave(`The list is longer than ${mostPages} pages.`)

        for (const { answer } of [...whole.pages, ...small.pages])
          if (typeof answer.at('/count') === 'number')
            verify(id('count'), answer).at('/count', whole.items.length)
        const [all, walked] = [ids(whole), ids(small)]
        const missing = all.filter((one) => !walked.includes(one))
        const twice = walked.filter((one, index) => walked.indexOf(one) !== index)
        const last = small.pages.at(-1)?.answer ?? begin.answer
        verify(id('nothing-missing'), last).that({
          holds: missing.length === 0,
          expected: `the ${all.length} items that bigger pages hold`,
          actual: `without ${missing.slice(0, 5).join(', ')}`,
        })
        verify(id('nothing-twice'), last).that({
          holds: twice.length === 0,
          expected: 'each item once',
          actual: `twice: ${twice.slice(0, 5).join(', ')}`,
        })
        const common = all.filter((one) => walked.includes(one))
        verify(id('in-order'), last).that({
          holds: JSON.stringify([...new Set(walked)]) === JSON.stringify([...new Set(common)]),
          expected: common.slice(0, 8).join(', '),
          actual: walked.slice(0, 8).join(', '),
        })
      },
    }
  }),
)
