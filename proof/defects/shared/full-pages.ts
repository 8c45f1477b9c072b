import type { Defect } from '../../defect.js'
import { changeJson } from '../../alterations/change-json.js'
import { refused } from '../../alterations/refused.js'

const pending = 'getPendingTransactions'

/** A list that looks for one item more than it shows, and always takes one away. */
const cut = (operation: string, breaks: string): Defect => ({
  name: `full-pages-cut-${operation}`,
  sentence: `The only page of ${operation} lacks its last item where it is as big as the list.`,
  breaks: [breaks],
  response: changeJson({ operations: [operation], statuses: [200] }, (page, _, { url }) => {
    const { start, limit } = Object.fromEntries(new URL(url).searchParams)
    const { items, nextPage_url: next } = page
    const isOnly = (start ?? '') === '' && next === undefined
    const isFull = Array.isArray(items) && items.length > 1 && items.length === Number(limit)
    return isOnly && isFull ? { ...page, items: items.slice(0, -1) } : page
  }),
})

/** Pages that end where the list does. */
const defects: readonly Defect[] = [
  cut('listAccounts', 'accounts.listAccounts.pages-nothing-missing'),
  cut('listEligibleAchAccounts', 'accounts.listEligibleAchAccounts.pages-nothing-missing'),
  cut(
    'listAccessLocationsForInstitution',
    'institutions.listAccessLocationsForInstitution.pages-nothing-missing',
  ),
  {
    name: `full-pages-cut-${pending}`,
    sentence: `The only page of ${pending} lacks its last item where it is as big as the list.`,
    breaks: ['transactions.getPendingTransactions.pages-next-only-before-last'],
    response: changeJson({ operations: [pending], statuses: [200] }, (page) => {
      const { start, limit, count, _embedded: embedded } = page
      const { items } = embedded as { readonly items: [] }
      const isFull = start === 0 && limit === count && items.length > 1
      return isFull ? { ...page, _embedded: { items: items.slice(0, -1) } } : page
    }),
  },
  {
    name: 'full-pages-start-at-count',
    sentence: `${pending} answers with 404 where start is the number of its items.`,
    breaks: ['transactions.getPendingTransactions.pages-beyond-end'],
    async response(response, _request, { operation }) {
      if (operation !== pending || response.status !== 200) return response
      const { start, count } = (await response.clone().json()) as Record<string, unknown>
      return start === count && count !== 0 ? refused(404, 'There is no such page.') : response
    },
  },
]

export default defects
