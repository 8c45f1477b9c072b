import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['customer', 'who names a customer', (query: URLSearchParams) => query.has('customerId')],
  ['code', 'of one SEC code', (query: URLSearchParams) => query.get('secCode') === 'web'],
] as const

/** A limit of 0 that is taken for none, so that the page is one of the usual size. */
const defects: readonly Defect[] = rows.map(([name, whose, isMeant]) => ({
  name: `nothing-asked-for-${name}`,
  sentence: `In a request ${whose} a limit of 0 counts as none.`,
  breaks: ['accounts.listEligibleAchAccounts.pages-limit-respected'],
  request: changeQuery('listEligibleAchAccounts', (query) => {
    if (query.get('limit') === '0' && isMeant(query)) query.delete('limit')
  }),
}))

export default defects
