import type { Defect } from '../../defect.js'

/** An account that the customer has, and may not view. */
const unviewed = 'acct-000111'

const defect: Defect = {
  name: 'unviewed-accounts-completed',
  sentence:
    'The permission to view an account counts for pending transactions, not for completed ones and balances.',
  breaks: ['transactions.transaction.not-accessible', 'accounts.balances.view-required'],
  behaviour: ({ inCollection, refusalOf }) => ({
    opensTransactions: () => true,
    inCollection: (transaction, operation) =>
      inCollection(transaction, operation) &&
      (operation !== 'getPendingTransactions' || transaction.account !== unviewed),
    refusalOf: (reason, operation) =>
      reason === 'not-viewable' && operation === 'listAccountBalances'
        ? undefined
        : refusalOf(reason, operation),
  }),
}

export default defect
