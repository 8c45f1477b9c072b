import type { Defect } from '../../defect.js'
import { refuseValue } from '../../alterations/refuse-value.js'

const rows = [
  [
    'listAccounts',
    'allows',
    'mobileCheckDeposit',
    'each-value',
    'accounts.listAccounts.allows-each-value-accepted',
  ],
  ['listAccounts', 'limit', '1000', 'maximum', 'accounts.listAccounts.limit-maximum-accepted'],
  [
    'getTransaction',
    'unmasked',
    'true',
    'each-value',
    'transactions.getTransaction.unmasked-each-value-accepted',
  ],
] as const

/** Values that should be accepted and are refused. */
const defects: readonly Defect[] = rows.map(
  ([operation, parameter, value, requirement, broken]) => ({
    name: `refused-parameters-${operation}-${parameter}-${requirement}`,
    sentence: `${operation} refuses a ${parameter} of ${value}.`,
    breaks: [broken],
    behaviour: refuseValue(operation, parameter, (given) => given === value),
  }),
)

export default defects
