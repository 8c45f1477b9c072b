import type { Defect } from '../../defect.js'

const operations = [
  ['listAccounts', 'accounts.listAccounts.restricted'],
  ['updateTransactionMemo', 'transactions.updateTransactionMemo.restricted'],
] as const

/** A read and a write that do not look at what a token permits. */
const defects: readonly Defect[] = operations.map(([id, broken]) => ({
  name: `restricted-callers-${id}`,
  sentence: `${id} serves a caller whose token does not permit it.`,
  breaks: [broken],
  behaviour: ({ permits }) => ({
    permits: (actor, operation) => operation === id || permits(actor, operation),
  }),
}))

export default defects
