import { changeJson, type JsonObject } from './change-json.js'
import { changeQuery } from './change-query.js'
import type { Variation } from '../variation.js'

/**
 * Two ways in which the filters of a list do not reach its next page.
 *
 * @param breaks the requirement on filters with pages
 * @param breaksNext that on the link next
 */
export const dropFilters = (
  operation: string,
  filters: readonly string[],
  breaks: string,
  breaksNext: string,
): readonly (Variation & { readonly breaks: readonly string[] })[] => [
  {
    name: 'next-without-filters',
    sentence: 'The link next leads to the next page of the list without its filters.',
    breaks: [breaks, breaksNext],
    response: changeJson({ operations: [operation], statuses: [200] }, (page) => {
      const { next, ...links } = page['_links'] as JsonObject & { next?: { href: string } }
      if (next === undefined) return page
      const url = new URL(next.href)
      for (const filter of filters) url.searchParams.delete(filter)
      return { ...page, _links: { ...links, next: { href: url.href } } }
    }),
  },
  {
    name: 'filters-on-first-page',
    sentence: 'After the first page the filters are dropped.',
    breaks: [breaks],
    request: changeQuery(operation, (query) => {
      if (Number(query.get('start') ?? 0) > 0) for (const one of filters) query.delete(one)
    }),
  },
]
