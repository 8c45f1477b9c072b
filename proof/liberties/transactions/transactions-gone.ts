import type { Liberty } from '../../liberty.js'
import { refused } from '../../alterations/refused.js'

/** Transactions that the profile of the reference bank names. */
const gone = ['txn-000001', 'txn-000005', 'txn-000006', 'txn-a0001', 'txn-a0002', 'txn-000030']

/** A bank of which the profile names transactions of another time. */
const liberty: Liberty = {
  name: 'transactions-gone',
  sentence: 'Some transactions that the profile names do not exist any more.',
  because: 'How long a bank keeps a transaction is not shown.',
  behaviour: ({ inCollection }) => ({
    inCollection: (transaction, operation) =>
      !gone.includes(transaction.id) && inCollection(transaction, operation),
  }),
  response(response, { url }, { operation }) {
    const isAbout = gone.some((id) => new URL(url).pathname.split('/').includes(id))
    // Who asks is looked at first.
    const isRefused = response.status === 401 || response.status === 403
    if (!isAbout || isRefused || !/Transaction(Memo)?$/.test(operation ?? '')) return response
    return refused(404, 'There is no such transaction.', 'transactionNotFound')
  },
}

export default liberty
