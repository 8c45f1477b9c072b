import { openBooks } from '../../../src/reference/books/open-books.js'
import type { Defect } from '../../defect.js'

/** An account that the customer has, and may not view. */
const account = 'acct-000111'

const pending = openBooks(0).transactions.filter(
  (one) => one.account === account && one.state === 'pending',
)

const defect: Defect = {
  name: 'unviewed-accounts',
  sentence: 'Pending transactions of an account that its customer may not view are shown.',
  breaks: ['transactions.pending.own-only'],
  behaviour: (before) => ({
    arrangeTransactions: (transactions, operation) =>
      before.arrangeTransactions(
        operation === 'getPendingTransactions' &&
          transactions.some((one) => one.account === 'acct-000101')
          ? [...pending, ...transactions]
          : transactions,
        operation,
      ),
    withholdingOf: (reason, operation) =>
      reason === 'not-viewable' ? undefined : before.withholdingOf(reason, operation),
  }),
}

export default defect
