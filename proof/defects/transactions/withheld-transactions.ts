import type { Defect } from '../../defect.js'
import type { Withheld } from '../../../src/reference/transactions/transactions-behaviour.js'

type Row = readonly [
  name: string,
  sentence: string,
  operation: string,
  reason: Withheld,
  breaks: string,
  /** None serves the transaction. */
  refusal?: { readonly status: number; readonly name: string },
]

const notFound = 'transactionNotFound'
const memo = 'the memo of a transaction'

const rows: readonly Row[] = [
  [
    'unknown-403',
    'getTransaction forbids what there is not',
    'getTransaction',
    'unknown',
    'transactions.transaction.unknown',
    { status: 403, name: notFound },
  ],
  [
    'unknown-422',
    'getTransaction calls an unknown identifier invalid',
    'getTransaction',
    'unknown',
    'transactions.transaction.unknown',
    { status: 422, name: 'invalidParameter' },
  ],
  [
    'unknown-type',
    'getTransaction calls an unknown transaction notFound',
    'getTransaction',
    'unknown',
    'transactions.transaction.unknown-type',
    { status: 404, name: 'notFound' },
  ],
  [
    'foreign',
    "getTransaction shows another customer's transaction",
    'getTransaction',
    'foreign',
    'transactions.transaction.not-accessible',
  ],
  [
    'put-unknown-422',
    `${memo} that there is not is refused as invalid`,
    'updateTransactionMemo',
    'unknown',
    'transactions.memo.unknown-transaction',
    { status: 422, name: 'invalidBody' },
  ],
  [
    'read-unknown-403',
    `${memo} that there is not may not be read`,
    'getTransactionMemo',
    'unknown',
    'transactions.memo.read-unknown-transaction',
    { status: 403, name: notFound },
  ],
  [
    'delete-unknown-403',
    `${memo} that there is not may not be deleted`,
    'deleteTransactionMemo',
    'unknown',
    'transactions.memo.read-unknown-transaction',
    { status: 403, name: notFound },
  ],
  [
    'memo-unknown-type',
    `${memo} that there is not is refused for its check`,
    'updateTransactionMemo',
    'unknown',
    'transactions.memo.unknown-transaction-type',
    { status: 404, name: 'invalidCheckId' },
  ],
  [
    'memo-read-unknown-type',
    `${memo} that there is not is not there for its check`,
    'getTransactionMemo',
    'unknown',
    'transactions.memo.unknown-transaction-type',
    { status: 404, name: 'invalidCheckId' },
  ],
  [
    'memo-read-foreign',
    `${memo} of another customer can be read`,
    'getTransactionMemo',
    'foreign',
    'transactions.memo.not-accessible',
  ],
  [
    'memo-delete-foreign',
    `${memo} of another customer can be deleted`,
    'deleteTransactionMemo',
    'foreign',
    'transactions.memo.delete-not-accessible',
  ],
  [
    'memo-put-foreign',
    `${memo} of another customer can be written`,
    'updateTransactionMemo',
    'foreign',
    'transactions.memo.not-accessible',
  ],
]

/** Transactions that are served though they should be withheld, or withheld in another way. */
const defects: readonly Defect[] = rows.map(
  ([name, sentence, operation, reason, breaks, refusal]) => ({
    name: `withheld-transactions-${name}`,
    sentence: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`.replace('GetT', 'getT'),
    breaks: [breaks],
    behaviour: ({ withholdingOf }) => ({
      withholdingOf: (why, asked) =>
        why === reason && asked === operation ? refusal : withholdingOf(why, asked),
    }),
  }),
)

export default defects
