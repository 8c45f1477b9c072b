import type { Defect } from '../defect.js'
import { refuseValue } from '../refuse-value.js'

type Row = readonly [operation: string, parameter: string, value: string, breaks: string]

const rows: readonly Row[] = [
  ['listAccounts', 'limit', '1000', 'accounts.listAccounts.limit-maximum-accepted'],
]

/** One defect for each value that should be accepted and is refused. */
const defects: readonly Defect[] = rows.map(([operation, parameter, value, breaks]) => ({
  name: `refused-parameters-${operation}-${parameter}-${value}`,
  sentence: `${operation} refuses a ${parameter} of ${value}.`,
  breaks: [breaks],
  behaviour: refuseValue(operation, parameter, (given) => given === value),
}))

export default defects
