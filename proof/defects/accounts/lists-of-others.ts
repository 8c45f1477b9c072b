import { changeQuery } from '../../alterations/change-query.js'
import { isBy } from '../../alterations/call-as.js'
import type { Defect } from '../../defect.js'

const operation = 'listAccounts'
const rows = [
  ['limit', 'accounts.listAccounts.pages-limit-respected'],
  ['allows', 'accounts.listAccounts.allows-filter-matching'],
  ['productType', 'accounts.listAccounts.productType-filter-matching'],
  ['location', 'accounts.listAccounts.location-filter-matching'],
] as const

/** Parameters that are ignored for one customer, of whom a bank may know less. */
const defects: readonly Defect[] = rows.map(([name, row]) => ({
  name: `lists-of-others-${name}`,
  sentence: `For one customer, the list of accounts ignores ${name}.`,
  breaks: [row],
  request: (request, context) =>
    isBy(request, 'OTHER_CUSTOMER')
      ? changeQuery(operation, (query) => query.delete(name))(request, context)
      : request,
}))

export default defects
