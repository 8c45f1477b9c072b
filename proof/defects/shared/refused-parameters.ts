import type { Defect } from '../../defect.js'
import { interfaceOf, operationsOf } from '../../alterations/operations-of.js'
import { refuseValue } from '../../alterations/refuse-value.js'

type Row = readonly [
  operation: string,
  parameter: string,
  value: string,
  ...requirements: [string, ...string[]],
]

const permissions = 'billPay,transferFrom,transferTo,mobileCheckDeposit,view,viewCards,manageCards'

const both = (operation: string): readonly Row[] => [
  [operation, 'allows', 'mobileCheckDeposit', 'each-value'],
  [operation, 'allows', permissions, 'all-values'],
  [operation, 'limit', '0', 'minimum'],
  [operation, 'limit', '1000', 'maximum'],
  [operation, 'limit', '100', 'default'],
]

const locations = (operation: string): readonly Row[] => [
  [operation, 'limit', '0', 'minimum'],
  [operation, 'limit', '1000', 'maximum'],
  [operation, 'limit', '100', 'default'],
  [operation, 'type', 'atm', 'each-value'],
  [operation, 'type', 'atm|branch', 'all-values'],
  [operation, 'countryCode', 'US', 'default'],
]

const rows: readonly Row[] = [
  ...operationsOf.institutions.flatMap(locations),
  ['listAccounts', 'productType', 'ira', 'each-value'],
  ['listAccounts', 'productType', 'savings|checking|cd|ira|loan|creditCard', 'all-values'],
  ['listAccounts', 'location', 'external', 'each-value'],
  ...both('listAccounts'),
  ['listEligibleAchAccounts', 'secCode', 'rck', 'each-value'],
  ...both('listEligibleAchAccounts'),
  ['getTransaction', 'unmasked', 'true', 'each-value'],
  ['getTransaction', 'unmasked', 'false', 'default', 'each-value'],
  ['getPendingTransactions', 'holdState', 'none', 'default'],
  ['getPendingTransactions', 'start', '0', 'default'],
  ['getPendingTransactions', 'limit', '100', 'default'],
  ['getPullNotifications', 'start', '0', 'default'],
  ['getDeliveryQueue', 'start', '0', 'default'],
  ['getDefinitions', 'start', '0', 'default'],
  ['getDefinitions', 'limit', '100', 'default'],
  ['getDefinitions', 'expired', 'true', 'each-value'],
  ['getResolvedText', 'subgroups', 'true', 'each-value'],
  ['getResolvedText', 'resolve', 'false', 'each-value'],
]

/** One defect for each value that should be accepted and is refused. */
const defects: readonly Defect[] = rows.map(([operation, parameter, value, ...requirements]) => ({
  name: `refused-parameters-${operation}-${parameter}-${requirements[0]}`,
  sentence: `${operation} refuses a ${parameter} of ${value}.`,
  breaks: requirements.map(
    (one) => `${interfaceOf(operation)}.${operation}.${parameter}-${one}-accepted`,
  ),
  behaviour: refuseValue(operation, parameter, (given) => given === value),
}))

export default defects
