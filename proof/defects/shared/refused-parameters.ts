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
    breaks: [broken, ...(parameter === 'unmasked' ? ['transactions.masked.same-otherwise'] : [])],
    behaviour: refuseValue(operation, parameter, (given) => given === value),
  }),
)

/** Lists that are answered in pages of some sizes only: neither the least, the greatest nor the default limit is refused. */
const inBigPages: readonly Defect[] = [
  ['listAccounts', 'accounts.listAccounts.answers'],
  ['getPendingTransactions', 'transactions.getPendingTransactions.answers'],
].map(([operation = '', broken = '']) => ({
  name: `refused-parameters-${operation}-limit-small`,
  sentence: `${operation} refuses a limit between 1 and 99.`,
  breaks: [broken],
  behaviour: refuseValue(operation, 'limit', (given) => /^[1-9]\d?$/.test(given)),
}))

export default [...defects, ...inBigPages]
