import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const rows = [
  ['listAccounts', 'productType', 'location', 'limit', ['accounts.listAccounts.answers']],
  ['listAccounts', 'allows', 'limit', 'limit', ['accounts.listAccounts.answers']],
  [
    'listInstitutionAccessLocations',
    'limit',
    'type',
    'limit',
    ['institutions.listInstitutionAccessLocations.answers'],
  ],
  [
    'getPendingTransactions',
    'account',
    'checkNumber',
    'limit',
    ['transactions.getPendingTransactions.answers'],
  ],
  [
    'getPendingTransactions',
    'holdState',
    'q',
    'limit',
    ['transactions.getPendingTransactions.answers'],
  ],
  ['getDefinitions', 'sortBy', 'expired', 'limit', ['notifications.getDefinitions.answers']],
  ['getDefinitions', 'expired', 'contextName', 'limit', ['notifications.getDefinitions.answers']],
  ['getDeliveryQueue', 'topic', 'q', 'limit', ['messages.getDeliveryQueue.answers']],
  [
    'getResolvedText',
    'format',
    'resolve',
    'since',
    ['text.getResolvedText.answers', 'text.resolved.answered'],
  ],
] as const

/** Parameters that are served alone and refused beside another one, as if something else were wrong. */
const defects: readonly Defect[] = rows.map(([operation, one, other, wrong, breaks]) => ({
  name: `refused-together-${operation}-${one}-${other}`,
  sentence: `${operation} refuses ${one} and ${other} in one request.`,
  breaks,
  request: changeQuery(operation, (query) => {
    if (query.has(one) && query.has(other)) query.set(wrong, 'nonsense')
  }),
}))

export default defects
