import { law } from '../../src/scenario/index.js'
import { matchesFilter, valuesOf } from './matches-filter.js'

/** The pages after the first keep to the filters with which the list was asked for. */
export default law('cursor-paging-filters', ({ operations }) =>
  operations.flatMap((operation) => {
    const filtered = operation.parameters.filter(({ filter }) => filter !== undefined)
    const bound = operation.laws.find(
      (one) => one.law === 'cursor-paging' && one.aspect === 'filters-kept',
    )
    if (bound === undefined || filtered.length === 0) return []
    return {
      operation: operation.id,
      title: `Every page of a narrowed ${operation.id} keeps to the filter`,
      verifies: [bound.requirement],
      async steps({ customer, walk, walkList, plainRequest, verify, undecided }) {
        const { items } = await walkList(operation)
        const { query } = await plainRequest(operation)
        let shown = false
        for (const parameter of filtered) {
          const { filter, name } = parameter
          if (filter === undefined) continue
          const [value, count] = valuesOf(parameter)
            .map((one) => [one, matching(one).length] as const)
            // A filter that lets everything through shows nothing; one item makes no two pages.
            .find(([, n]) => n > 1 && n < items.length) ?? ['', 0]
          if (count === 0) continue
          const limit = Math.min(Math.floor(count / 2), 100)
          const list = await walk(customer, operation.id, { ...query, [name]: value, limit }, 4)
          for (const page of list.pages.slice(1)) {
            const wrong = page.items.filter(
              (item) => matchesFilter(item, parameter, [value]) === false,
            )
            shown ||= page.items.length > 0
            verify(bound.requirement, page).that({
              holds: wrong.length === 0,
              expected: `only items with ${name} ${value}`,
              actual: `${wrong.length} others`,
              pointer: '/items',
            })
          }

          function matching(one: string): readonly unknown[] {
            return items.filter((item) => matchesFilter(item, parameter, [one]) === true)
          }
        }
        if (!shown)
          undecided(
            bound.requirement,
            `No filter of ${operation.id} selects a part of the list that fills two pages.`,
          )
      },
    }
  }),
)
