import type { Books } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'

const history = 'getTransactions'
const [busy, settled] = ['acct-000101', 'acct-000102']

/** All that is pending is of one account. */
const books = (before: Books): Books => ({
  ...before,
  transactions: before.transactions.filter(
    (one) => one.state !== 'pending' || one.account === busy,
  ),
})

const defect: Defect = {
  name: 'histories-of-settled-accounts',
  sentence: 'The history of an account that has nothing pending is that of all accounts.',
  breaks: ['transactions.history.account'],
  behaviour: ({ ofAccounts }) => ({
    books,
    ofAccounts: (transaction, wanted, operation) =>
      (operation === history && wanted.includes(settled)) ||
      ofAccounts(transaction, wanted, operation),
  }),
}

export default defect
