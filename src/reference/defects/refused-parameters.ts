import type { Defect } from '../defect.js'
import { refuseValue } from '../refuse-value.js'

type Row = readonly [operation: string, parameter: string, value: string, requirement: string]

const permissions = 'billPay,transferFrom,transferTo,mobileCheckDeposit,view,viewCards,manageCards'

const both = (operation: string): readonly Row[] => [
  [operation, 'allows', 'mobileCheckDeposit', 'each-value'],
  [operation, 'allows', permissions, 'all-values'],
  [operation, 'limit', '0', 'minimum'],
  [operation, 'limit', '1000', 'maximum'],
  [operation, 'limit', '100', 'default'],
]

const rows: readonly Row[] = [
  ['listAccounts', 'productType', 'ira', 'each-value'],
  ['listAccounts', 'productType', 'savings|checking|cd|ira|loan|creditCard', 'all-values'],
  ['listAccounts', 'location', 'external', 'each-value'],
  ...both('listAccounts'),
  ['listEligibleAchAccounts', 'secCode', 'rck', 'each-value'],
  ...both('listEligibleAchAccounts'),
]

/** One defect for each value that should be accepted and is refused. */
const defects: readonly Defect[] = rows.map(([operation, parameter, value, requirement]) => ({
  name: `refused-parameters-${operation}-${parameter}-${requirement}`,
  sentence: `${operation} refuses a ${parameter} of ${value}.`,
  breaks: [`accounts.${operation}.${parameter}-${requirement}-accepted`],
  behaviour: refuseValue(operation, parameter, (given) => given === value),
}))

export default defects
