import type { Behaviour } from '../../../src/reference/behaviour.js'
import type { Defect } from '../../defect.js'
import type { MemoCheck } from '../../../src/reference/transactions/transactions-behaviour.js'

type Row = readonly [
  name: string,
  sentence: string,
  operation: string,
  check: MemoCheck,
  breaks: readonly string[],
]

const rows: readonly Row[] = [
  [
    'written-before-access',
    "The memo of another customer's transaction is written before it is refused.",
    'updateTransactionMemo',
    'access',
    ['transactions.memo.not-accessible'],
  ],
  [
    'deleted-before-access',
    "The memo of another customer's transaction is deleted before that is refused.",
    'deleteTransactionMemo',
    'access',
    ['transactions.memo.delete-not-accessible'],
  ],
  [
    'written-before-shape',
    'A memo is written before its shape is looked at.',
    'updateTransactionMemo',
    'body',
    ['transactions.memo.malformed', 'transactions.memo.invalid'],
  ],
]

/** What is refused and carried out nevertheless. */
const defects: readonly Defect[] = rows.map(([name, sentence, operation, check, breaks]) => ({
  name: `memos-declined-${name}`,
  sentence,
  breaks,
  behaviour: ({ declineMemo }: Behaviour) => ({
    declineMemo(refusedFor, act, asked) {
      if (refusedFor === check && asked === operation) act()
      else declineMemo(refusedFor, act, asked)
    },
  }),
}))

export default defects
