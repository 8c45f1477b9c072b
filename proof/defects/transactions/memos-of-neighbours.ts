import { changeMemos } from '../../alterations/change-memos.js'
import type { Defect } from '../../defect.js'

/** A transaction that has a memo of its own. */
const neighbour = 'txn-000031'
/** Two that have none, unless one is written. */
const [one, other] = ['txn-a0001', 'txn-b0001']

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
  {
    name: 'memos-of-neighbours-deleted-anew',
    sentence: 'The deletion of a memo deletes one that was written to another transaction as well.',
    // It was there, and is another one now.
    breaks: ['transactions.memo.others-untouched', 'transactions.memo.created'],
    behaviour: changeMemos((kept) => ({
      erase(id) {
        kept.erase(id)
        if (id === one) kept.erase(other)
      },
    })),
  },
  {
    name: 'memos-of-neighbours-written-anew',
    sentence: 'A memo that is put replaces one that was written to another transaction as well.',
    // It was there, and is another one now.
    breaks: [
      'transactions.memo.others-untouched',
      'transactions.memo.present',
      'transactions.memo.member-follows',
    ],
    behaviour: changeMemos((kept) => ({
      write(id, text) {
        kept.write(id, text)
        if (id === one && kept.of(other) !== undefined) kept.write(other, text)
      },
    })),
  },
]

export default defects
