import type { Defect } from '../../defect.js'

const operations = [
  ['accounts', 'listAccounts'],
  ['transactions', 'updateTransactionMemo'],
] as const

/** A read and a write that do not look at what a token permits. */
const defects: readonly Defect[] = operations.map(([name, id]) => ({
  name: `restricted-callers-${id}`,
  sentence: `${id} serves a caller whose token does not permit it.`,
  breaks: [`${name}.${id}.restricted`],
  behaviour: ({ permits }) => ({
    permits: (actor, operation) => operation === id || permits(actor, operation),
  }),
}))

export default defects
