import { type Answer, law } from '../../src/scenario/index.js'
import { hrefsOf } from './hrefs-of.js'
import { identify } from './identify.js'
import { walkNumbered } from './walk-numbered.js'

const mostPages = 60

/** The links between numbered pages lead where their names say. */
export default law('offset-paging-links', ({ operations }) =>
  operations.flatMap((operation) => {
    const bound = operation.laws.filter(
      (one) =>
        one.law === 'offset-paging' &&
        (one.aspect.startsWith('link-') || one.aspect === 'next-only-before-last'),
    )
    if (bound.length === 0) return []
    const id = (aspect: string): string | undefined =>
      bound.find((one) => one.aspect === aspect)?.requirement
    return {
      operation: operation.id,
      title: `The links between the pages of ${operation.id} lead where they say`,
      verifies: bound.map((one) => one.requirement),
      async steps({ customer, plainRequest, verify, undecided, giveUp }) {
        const { query } = await plainRequest(operation)
        const whole = await walkNumbered(customer, operation.id, query, mostPages)
        if (whole.items.length < 2) return giveUp(`${operation.id} holds no two items.`)
        const limit = Math.min(Math.ceil(whole.items.length / 3), 50)
        const { pages, complete } = await walkNumbered(
          customer,
          operation.id,
          { ...query, limit },
          mostPages,
        )
        const [first, second] = pages
        const page = second ?? first
        if (first === undefined || page === undefined) return
        const hrefOf = (answer: Answer, relation: string): string | undefined =>
          hrefsOf(answer.json as never, relation)[0]
        const leads = async (from: Answer, relation: string, to: Answer) => {
          const requirement = id(`link-${relation}`)
          const href = hrefOf(from, relation)
          if (requirement === undefined) return
          if (href === undefined)
            return undecided(requirement, `No page carries the link ${relation}.`)
          const there = await customer.follow(from, href)
          verify(requirement, there).that({
            holds: there.status === 200 && content(there) === content(to),
            expected: `the page that begins with ${content(to).slice(0, 60)}`,
            actual: there.status === 200 ? content(there).slice(0, 60) : `status ${there.status}`,
            exchanges: [from.exchange.number],
          })
        }
        await leads(page.answer, 'self', page.answer)
        await leads(page.answer, 'first', first.answer)
        if (second !== undefined) await leads(first.answer, 'next', second.answer)

        const collection = id('link-collection')
        const href = hrefOf(page.answer, 'collection')
        if (collection !== undefined && href !== undefined) {
          const there = await customer.follow(page.answer, href)
          verify(collection, there).status(200)
          const name = page.answer.at('/name')
          if (there.status === 200 && typeof name === 'string')
            verify(collection, there).at('/name', name)
        }

        const onlyBefore = id('next-only-before-last')
        if (onlyBefore === undefined) return
        if (!complete || second === undefined)
          return undecided(
            onlyBefore,
            'The list does not fill pages of which the last can be told.',
          )
        for (const [index, { answer }] of pages.entries()) {
          const due = index < pages.length - 1
          verify(onlyBefore, answer).that({
            holds: (hrefOf(answer, 'next') !== undefined) === due,
            expected: due ? 'a link next' : 'no link next on the last page',
            actual: due ? 'none' : String(hrefOf(answer, 'next')),
            pointer: '/_links',
          })
        }
      },
    }
  }),
)

const content = (page: Answer): string => page.items.map(identify).join(', ')
