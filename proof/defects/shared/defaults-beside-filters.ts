import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['listAccounts', 'allows', 'accounts.listAccounts.pages-limit-default'],
  ['getPendingTransactions', 'account', 'transactions.getPendingTransactions.pages-limit-default'],
  ['getPendingTransactions', 'start', 'transactions.getPendingTransactions.pages-limit-default'],
] as const

/** Lists that have a default of their own where something else is asked for. */
const defects: readonly Defect[] = rows.map(([operation, name, breaks]) => ({
  name: `defaults-beside-filters-${operation}-${name}`,
  sentence: `Where ${name} is given and no limit, a page of ${operation} has twenty items.`,
  breaks: [breaks],
  request: changeQuery(operation, (query) => {
    if (query.has(name) && !query.has('limit')) query.set('limit', '20')
  }),
}))

export default defects
