import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

/** A limit of one, which stands for any beside some parameters. */
const defects: readonly Defect[] = (
  [
    ['listAccounts', 'productType', 'accounts.listAccounts.pages-limit-respected'],
    ['listAccounts', 'allows', 'accounts.listAccounts.pages-limit-respected'],
    [
      'listEligibleAchAccounts',
      'customerId',
      'accounts.listEligibleAchAccounts.pages-limit-respected',
    ],
    [
      'getPendingTransactions',
      'account',
      'transactions.getPendingTransactions.pages-limit-respected',
    ],
    ['getPendingTransactions', 'q', 'transactions.getPendingTransactions.pages-limit-respected'],
  ] as const
).map(([operation, name, broken]): Defect => ({
  name: `pages-of-one-${operation}-${name}`,
  sentence: `Beside ${name} a limit of one of ${operation} means any number.`,
  breaks: [broken],
  request: changeQuery(operation, (query) => {
    if (query.has(name) && query.get('limit') === '1') query.delete('limit')
  }),
}))

export default defects
