import type { Operation } from '../../src/contract/operation.js'
import { alterBodies } from './alter-bodies.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { testedLaw } from './tested-law.js'

/** Leads to the next page of the list as it is without filters, or to none where there are some. */
export const filtersDropped: Operator = (contract) =>
  testedLaw(contract, 'cursor-paging-filters').map(({ id, operation, aspect }) =>
    aspect === 'filters-kept'
      ? {
          name: defectName('filters-dropped', id),
          sentence: `The nextPage_url of ${operation.id} drops the filters.`,
          breaks: [id],
          response: alterBodies([operation], (page, { request }) => {
            if (typeof page['nextPage_url'] !== 'string') return undefined
            const url = new URL(page['nextPage_url'], request.url)
            drop(url.searchParams, operation)
            return { ...page, nextPage_url: url.href }
          }),
        }
      : {
          name: defectName('filters-dropped', id),
          sentence: `A page of ${operation.id} has no nextPage_url where a filter narrows the list.`,
          breaks: [id],
          response: alterBodies([operation], (page, { request }) => {
            const { nextPage_url: next, ...others } = page
            const isNarrowed = narrows(new URL(request.url).searchParams, operation)
            return next === undefined || !isNarrowed ? undefined : others
          }),
        },
  )

/** Whether a query has a filter, other than one that every request has. */
const narrows = (query: URLSearchParams, { parameters }: Operation): boolean =>
  parameters.some(
    ({ name, filter, required, example }) =>
      filter !== undefined && query.has(name) && !(required && query.get(name) === example),
  )

function drop(query: URLSearchParams, { parameters }: Operation): void {
  for (const { name, filter, required, example } of parameters) {
    if (filter === undefined || !query.has(name)) continue
    if (!required) query.delete(name)
    else if (example !== undefined) query.set(name, example)
  }
}
