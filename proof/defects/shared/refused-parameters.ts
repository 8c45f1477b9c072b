import type { Defect } from '../../defect.js'
import { refuseValue } from '../../alterations/refuse-value.js'

const rows = [
  ['accounts', 'listAccounts', 'allows', 'mobileCheckDeposit', 'each-value'],
  ['accounts', 'listAccounts', 'limit', '1000', 'maximum'],
  ['transactions', 'getTransaction', 'unmasked', 'true', 'each-value'],
] as const

/** Values that should be accepted and are refused. */
const defects: readonly Defect[] = rows.map(([name, operation, parameter, value, requirement]) => ({
  name: `refused-parameters-${operation}-${parameter}-${requirement}`,
  sentence: `${operation} refuses a ${parameter} of ${value}.`,
  breaks: [`${name}.${operation}.${parameter}-${requirement}-accepted`],
  behaviour: refuseValue(operation, parameter, (given) => given === value),
}))

export default defects
