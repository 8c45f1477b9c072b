import { type Answer, hrefsOf, identify, law, lawCase } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { offsetPagingWhole } from '../offset-paging-whole/binding.js'
import { offsetPagingLinks } from './binding.js'
import { isStill } from '../shared/is-still.js'
import { numberedPages } from '../shared/numbered-pages.js'
import { isAddedTo } from '../shared/is-added-to.js'

type Relation = 'self' | 'first' | 'next' | 'collection'

/** The links between numbered pages lead where their names say. */
export default law(({ operations }) =>
  operations.map((operation) => {
    const requirement = aspectsOf(operation, offsetPagingLinks)
    const after = { elsewhere: aspectsOf(operation, offsetPagingWhole)('nothing-missing') }
    const leadingTo = (relation: Relation) => ({ requirement: requirement(relation), after })
    return lawCase({
      operation: operation.id,
      title: `The links between the pages of ${operation.id} lead where they say`,
      verifies: {
        self: leadingTo('self'),
        first: leadingTo('first'),
        next: leadingTo('next'),
        collection: leadingTo('collection'),
        beforeLast: {
          // Where the document does not say that the last page has no link next, one may be there.
          requirement: requirement('next-only-before-last') ?? requirement('next-before-last'),
          after,
        },
      },
      undisturbed: isAddedTo(operations),
      async steps(stage) {
        const { customer, plain, verify, giveUp } = stage
        const { whole, small, limit, overfull } = await numberedPages(stage, operation)
        const [first, second] = small.pages
        if (first === undefined || second === undefined || overfull)
          return giveUp(`The list of ${operation.id} does not fill two pages.`)
        const read = small.items.map(identify).join('\n')
        if (read !== whole.items.slice(0, small.items.length).map(identify).join('\n')) {
          // Where the list stands still, it is its pages that do not add up to it.
          if (await isStill(stage, operation, whole)) return
          giveUp('The list changed while it was read.')
        }
        const { query, path } = (await plain(operation)).order

        /** Follows a link; it must lead to the items that begin at an index, as many as it likes to give. */
        const leads = async (
          from: Answer,
          relation: Exclude<Relation, 'collection'>,
          start: number,
        ): Promise<void> => {
          if (requirement(relation) === undefined) return
          const href = hrefOf(from, relation)
          if (href === undefined)
            return verify[relation].undecided(`The page carries no link ${relation}.`)
          const there = await customer.follow(from, href)
          const met = idsOf(there.status === 200 ? there : undefined)
          const fits = (due: readonly string[]): boolean =>
            met.length > 0 && met.join('\n') === due.slice(0, met.length).join('\n')
          const due = whole.items.slice(start).map(identify)
          if (!fits(due)) {
            const page = { ...query, start, limit }
            const asked = await customer.send(operation.id, { query: page, path })
            if (asked.status !== 200)
              return verify[relation].undecided(
                'Asked for by number, that page is not answered either.',
              )
            const now = idsOf(asked)
            if (now.join('\n') !== due.slice(0, now.length).join('\n'))
              return verify[relation].undecided('The list changed while it was read.')
          }
          verify[relation](there).that({
            holds: fits(due),
            expected: `a page that begins ${due.slice(0, 3).join(', ')}`,
            actual: there.status === 200 ? met.slice(0, 3).join(', ') : `status ${there.status}`,
            exchanges: [from.exchange.number],
          })
        }
        await leads(second.answer, 'self', second.start)
        await leads(second.answer, 'first', 0)
        await leads(first.answer, 'next', second.start)

        const href = hrefOf(second.answer, 'collection')
        if (href === undefined) verify.collection.undecided('The page carries no link collection.')
        else if (requirement('collection') !== undefined) {
          const there = await customer.visit(second.answer, href)
          verify.collection(there).status(200)
          const name = second.answer.at('/name')
          // It may be that of another collection, whose name is what is wrong with it.
          if (there.status === 200 && typeof name === 'string')
            verify.collection(there).at('/name', name)
        }

        const judge = async (answer: Answer, last: boolean): Promise<void> => {
          if (last && operation.bare) return
          const next = hrefOf(answer, 'next')
          if ((next === undefined) !== last && !(await isStill(stage, operation, whole)))
            return verify.beforeLast.undecided('The list changed while it was read.')
          const expected = last ? 'none on the last page' : 'a link'
          verify
            .beforeLast(answer)
            .tells('/_links/next', expected, () => (next === undefined) === last)
        }
        const size = whole.items.length
        for (const { answer, start } of small.pages)
          if (whole.complete || start + answer.items.length < size)
            await judge(answer, start + answer.items.length >= size)
        if (whole.complete || operation.bare) return
        // The end of a long list is looked at without walking there.
        const count = second.answer.at('/count')
        const tail = { ...query, start: typeof count === 'number' ? count - 1 : size }
        const end = await customer.send(operation.id, { query: tail, path })
        if (typeof count !== 'number' || end.status !== 200 || end.items.length !== 1)
          return verify.beforeLast.undecided('The list is longer than the bounds of this law.')
        await judge(end, true)
      },
    })
  }),
)

const hrefOf = (answer: Answer, relation: string): string | undefined =>
  hrefsOf(answer.json, relation)[0]

const idsOf = (page: Answer | undefined): readonly string[] => (page?.items ?? []).map(identify)
