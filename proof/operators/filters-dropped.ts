import type { Operation } from '../../src/contract/operation.js'
import { alterBodies } from './alter-bodies.js'
import { defectName } from './defect-name.js'
import type { Operator } from './operator.js'
import { testedLaw } from './tested-law.js'

/** Leads to the next page of the list as it is without filters. */
export const filtersDropped: Operator = (contract) =>
  testedLaw(contract, 'cursor-paging-filters').map(({ id, operation }) => ({
    name: defectName('filters-dropped', id),
    sentence: `The nextPage_url of ${operation.id} drops the filters.`,
    breaks: [id],
    response: alterBodies([operation], (page, { request }) => {
      if (typeof page['nextPage_url'] !== 'string') return undefined
      const url = new URL(page['nextPage_url'], request.url)
      drop(url.searchParams, operation)
      return { ...page, nextPage_url: url.href }
    }),
  }))

function drop(query: URLSearchParams, { parameters }: Operation): void {
  for (const { name, filter, required, example } of parameters) {
    if (filter === undefined || !query.has(name)) continue
    if (!required) query.delete(name)
    else if (example !== undefined) query.set(name, example)
  }
}
