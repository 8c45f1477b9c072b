import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Books } from '../../../src/reference/books/books.js'
import type { Defect } from '../../defect.js'

type OfAccounts = Behaviour['ofAccounts']

const pending = 'getPendingTransactions'
const only = 'acct-000101'

/** All that is pending is of one account. */
const books = (before: Books): Books => ({
  ...before,
  transactions: before.transactions.filter(
    (one) => one.state !== 'pending' || one.account === only,
  ),
})

function lone(
  name: string,
  sentence: string,
  breaks: string,
  select: (before: OfAccounts) => OfAccounts,
): Defect {
  return {
    name: `lone-accounts-${name}`,
    sentence: `All that is pending is of one account. ${sentence}`,
    breaks: [breaks],
    behaviour: ({ ofAccounts }) => ({
      books,
      ofAccounts: (transaction, wanted, operation) =>
        (operation === pending ? select(ofAccounts) : ofAccounts)(transaction, wanted, operation),
    }),
  }
}

/** Banks where but one account has something pending, and that are asked for by account. */
const defects: readonly Defect[] = [
  lone(
    'overlooked',
    'Which account is asked for does not count.',
    'transactions.pending.account',
    () => () => true,
  ),
  lone(
    'first',
    'Of several accounts the first one counts.',
    'transactions.pending.accounts',
    (before) => (transaction, wanted, operation) =>
      before(transaction, wanted.slice(0, 1), operation),
  ),
]

export default defects
