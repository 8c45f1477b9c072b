import { acceptFault } from '../../alterations/accept-fault.js'
import type { Defect } from '../../defect.js'
import type { FaultKind } from '../../../src/reference/http/fault.js'
import { interfaceOf, operationsOf } from '../../alterations/operations-of.js'

type Row = readonly [operation: string, parameter: string, kind: FaultKind, requirement: string]

const paging = (operation: string): readonly Row[] => [
  [operation, 'limit', 'below-minimum', 'below-minimum'],
  [operation, 'limit', 'above-maximum', 'above-maximum'],
  [operation, 'limit', 'not-an-integer', 'not-an-integer'],
]

const locations = (operation: string): readonly Row[] => [
  [operation, 'type', 'empty', 'empty'],
  [operation, 'type', 'duplicate', 'duplicate'],
  [operation, 'type', 'unknown-value', 'unknown-value'],
  [operation, 'latitude', 'not-a-number', 'not-a-number'],
  [operation, 'longitude', 'not-a-number', 'not-a-number'],
  [operation, 'radius', 'missing', 'missing'],
  [operation, 'radius', 'pattern', 'bad-character'],
  [operation, 'Accept-Language', 'too-long', 'too-long'],
  ...paging(operation),
]

const rows: readonly Row[] = [
  ...operationsOf.institutions.flatMap(locations),
  ['listAccounts', 'productType', 'empty', 'empty'],
  ['listAccounts', 'productType', 'duplicate', 'duplicate'],
  ['listAccounts', 'productType', 'unknown-value', 'unknown-value'],
  ['listAccounts', 'location', 'unknown-value', 'unknown-value'],
  ['listAccounts', 'allows', 'empty', 'empty'],
  ['listAccounts', 'allows', 'duplicate', 'duplicate'],
  ['listAccounts', 'allows', 'unknown-value', 'unknown-value'],
  ...paging('listAccounts'),
  ['listAccountBalances', 'accounts', 'missing', 'missing'],
  ['listAccountBalances', 'accounts', 'empty', 'empty'],
  ['listAccountBalances', 'accounts', 'duplicate', 'duplicate'],
  ['listAccountBalances', 'accounts', 'too-many-items', 'too-many'],
  ['listAccountBalances', 'retryCount', 'below-minimum', 'below-minimum'],
  ['listAccountBalances', 'retryCount', 'above-maximum', 'above-maximum'],
  ['listAccountBalances', 'retryCount', 'not-an-integer', 'not-an-integer'],
  ['listEligibleAchAccounts', 'allows', 'missing', 'missing'],
  ['listEligibleAchAccounts', 'allows', 'empty', 'empty'],
  ['listEligibleAchAccounts', 'allows', 'duplicate', 'duplicate'],
  ['listEligibleAchAccounts', 'allows', 'unknown-value', 'unknown-value'],
  ['listEligibleAchAccounts', 'secCode', 'missing', 'missing'],
  ['listEligibleAchAccounts', 'secCode', 'unknown-value', 'unknown-value'],
  ...paging('listEligibleAchAccounts'),
  ['getPendingTransactions', 'checkNumber', 'pattern', 'bad-character'],
  ['getPendingTransactions', 'start', 'not-an-integer', 'not-an-integer'],
  ['getPendingTransactions', 'limit', 'not-an-integer', 'not-an-integer'],
  ['getPullNotifications', 'start', 'not-an-integer', 'not-an-integer'],
  ['getPullNotifications', 'limit', 'not-an-integer', 'not-an-integer'],
  ['getDeliveryQueue', 'start', 'not-an-integer', 'not-an-integer'],
  ['getDeliveryQueue', 'limit', 'not-an-integer', 'not-an-integer'],
  ['getDefinitions', 'start', 'not-an-integer', 'not-an-integer'],
  ['getDefinitions', 'limit', 'not-an-integer', 'not-an-integer'],
  ['getDefinitions', 'expired', 'not-a-boolean', 'not-a-boolean'],
  ['getResolvedText', 'subgroups', 'not-a-boolean', 'not-a-boolean'],
  ['getResolvedText', 'resolve', 'not-a-boolean', 'not-a-boolean'],
  ['getResolvedText', 'since', 'not-a-date-time', 'not-a-date-time'],
]

const words: Partial<Readonly<Record<FaultKind, string>>> = {
  missing: 'that is missing',
  empty: 'that is an empty list',
  duplicate: 'that names something twice',
  'too-many-items': 'with more items than it may have',
  'unknown-value': 'with a value that there is not',
  pattern: 'with a character that it may not have',
  'not-an-integer': 'that is no integer',
  'not-a-number': 'that is no number',
  'too-long': 'that is longer than it may be',
  'not-a-boolean': 'that is neither true nor false',
  'not-a-date-time': 'that is no date-time',
  'below-minimum': 'below its minimum',
  'above-maximum': 'above its maximum',
}

/** One defect for each value that should be refused and is not. */
const defects: readonly Defect[] = rows.map(([operation, parameter, kind, requirement]) => ({
  name: `accepted-parameters-${operation}-${parameter}-${kind}`,
  sentence: `${operation} makes do with a ${parameter} ${words[kind]}.`,
  breaks: [`${interfaceOf(operation)}.${operation}.${parameter}-${requirement}`],
  behaviour: acceptFault(operation, parameter, kind),
}))

export default defects
