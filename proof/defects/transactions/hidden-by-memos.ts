import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { MemoStore } from '../../../src/reference/transactions/memo-store.js'
import type { Defect } from '../../defect.js'

const rows = [
  [
    'pending',
    'The pending list',
    ['transactions.pending.all-accounts', 'transactions.pending.accounts'],
    'getPendingTransactions',
  ],
  ['history', 'The history', ['transactions.history.completed'], 'getTransactions'],
] as const

/** A list that joins the table of memos where it should look beside it. */
const defects: readonly Defect[] = rows.map(([name, list, breaks, of]) => ({
  name: `hidden-by-memos-${name}`,
  sentence: `${list} leaves out each transaction to which a memo was written since the bank opened.`,
  breaks,
  behaviour(before: Behaviour) {
    let kept: MemoStore | undefined
    return {
      memos(store) {
        kept = before.memos(store)
        return kept
      },
      inCollection(transaction, operation) {
        const isHidden =
          operation === of &&
          transaction.memo === undefined &&
          kept?.of(transaction.id) !== undefined
        return !isHidden && before.inCollection(transaction, operation)
      },
    }
  },
}))

export default defects
