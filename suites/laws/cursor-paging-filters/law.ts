import { type Answer, type Item, law, lawCase } from '../../../src/scenario/index.js'
import { aspectsOf } from '../shared/aspects-of.js'
import { cursorPaging } from '../cursor-paging/binding.js'
import { filters } from '../filter/binding.js'
import { cursorPagingFilters } from './binding.js'
import { matchesFilter, valuesOf } from '../shared/matches-filter.js'
import { sideBySide } from '../shared/side-by-side.js'

/** Statuses that say that the request for a page was at fault. */
const refusals = [400, 404, 422]

/** The pages after the first keep to the filters with which the list was asked for. */
export default law(({ operations }) =>
  operations.flatMap((operation) => {
    const filtered = operation.parameters.filter(({ filter }) => filter !== undefined)
    const requirement = aspectsOf(operation, cursorPagingFilters)
    if (filtered.length === 0) return []
    const narrowing = filtered.map(({ name }) => ({
      elsewhere: aspectsOf(operation, filters, name)('matching'),
    }))
    return lawCase({
      operation: operation.id,
      title: `Every page of a narrowed ${operation.id} keeps to the filter`,
      verifies: {
        kept: {
          requirement: requirement('filters-kept'),
          after: [...narrowing, { elsewhere: aspectsOf(operation, cursorPaging)('next-answers') }],
        },
      },
      async steps({ customer, walk, walkList, plainRequest, verify }) {
        const { items } = await walkList(operation)
        const { query } = await plainRequest(operation)
        let shown = false
        const narrowed = filtered.flatMap((parameter) => {
          const { name } = parameter
          const against = (list: readonly Item[], value: string, verdict: boolean) =>
            list.filter((item) => matchesFilter(item, parameter, [value]) === verdict)
          const [value, count] = valuesOf(parameter, items)
            .map((one) => [one, against(items, one, true).length] as const)
            // A filter that lets everything through shows nothing; one item makes no two pages.
            .find(([, n]) => n > 1 && n < items.length) ?? ['', 0]
          const limit = Math.min(Math.floor(count / 2), 100)
          const wrongIn = (page: Answer) => against(page.items, value, false)
          return count === 0 ? [] : [{ name, value, limit, wrongIn }]
        })
        const lists = sideBySide(narrowed, async ({ name, value, limit, wrongIn }) => {
          const narrow = { ...query, [name]: value, limit }
          return { name, value, limit, wrongIn, ...(await walk(customer, operation.id, narrow, 4)) }
        })
        for await (const { name, value, limit, wrongIn, pages, end } of lists) {
          const [first, ...others] = pages
          if (first !== undefined && wrongIn(first).length > 0) {
            shown = true
            verify.kept.undecided(`${name} does not even narrow the first page.`)
            continue
          }
          for (const page of others) {
            const wrong = wrongIn(page)
            shown ||= page.items.length > 0
            verify.kept(page).that({
              holds: wrong.length === 0,
              expected: `only items with ${name} ${value}`,
              actual: `${wrong.length} others`,
              pointer: '/items',
            })
          }
          if (end.kind === 'broken' && end.after !== undefined) {
            shown = true
            // A page may be lost once, as the list goes on under it.
            const again = await walk(customer, operation.id, { ...query, [name]: value, limit }, 4)
            if (again.end.kind === 'broken') await judgeBroken(end.at, name, limit)
            else
              verify.kept.undecided('A page was lost, and came when the list was asked for anew.')
          }
        }
        if (!shown)
          verify.kept.undecided(
            `No filter of ${operation.id} selects a part of the list that fills two pages.`,
          )

        /** A next page that comes without a filter and is refused with one has lost the filter. */
        async function judgeBroken(at: Answer, name: string, limit: number): Promise<void> {
          const unfiltered = await walk(customer, operation.id, { ...query, limit }, 2)
          if (unfiltered.pages.length === 2 && refusals.includes(at.status))
            verify.kept(at).that({
              holds: false,
              expected: `the next page of the list with ${name}, as it comes without`,
              actual: `status ${at.status}`,
            })
          else verify.kept.undecided('The next page did not come.')
        }
      },
    })
  }),
)
