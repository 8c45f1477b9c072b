import type { Defect } from '../defect.js'

const operations = ['listAccounts', 'getAccount', 'listAccountBalances', 'listEligibleAchAccounts']

/** Operations that do not look at what a token permits. */
const defects: readonly Defect[] = operations.map((id) => ({
  name: `restricted-callers-${id}`,
  sentence: `${id} serves a caller whose token does not permit it.`,
  breaks: [`accounts.${id}.restricted`],
  behaviour: ({ permits }) => ({
    permits: (actor, operation) => operation === id || permits(actor, operation),
  }),
}))

export default defects
