import { changeMemos } from '../../alterations/change-memos.js'
import type { Defect } from '../../defect.js'

/** A transaction that has a memo of its own. */
const neighbour = 'txn-000031'

/** Writes that reach the memo of another transaction. */
const defects: readonly Defect[] = [
  {
    name: 'memos-of-neighbours-written',
    sentence: 'A memo that is put becomes that of another transaction as well.',
    breaks: ['transactions.memo.others-untouched'],
    behaviour: changeMemos((kept) => ({
      write(id, text) {
        kept.write(id, text)
        if (id !== neighbour) kept.write(neighbour, text)
      },
    })),
  },
  {
    name: 'memos-of-neighbours-deleted',
    sentence: 'The deletion of a memo deletes that of another transaction as well.',
    breaks: ['transactions.memo.others-untouched'],
    behaviour: changeMemos((kept) => ({
      erase(id) {
        kept.erase(id)
        kept.erase(neighbour)
      },
    })),
  },
]

export default defects
