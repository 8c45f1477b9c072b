import { acceptFault } from '../accept-fault.js'
import type { Defect } from '../defect.js'
import type { FaultKind } from '../http/fault.js'

type Row = readonly [operation: string, parameter: string, kind: FaultKind, breaks: string]

const rows: readonly Row[] = [
  ['listAccounts', 'limit', 'above-maximum', 'accounts.listAccounts.limit-above-maximum'],
]

/** One defect for each value that should be refused and is not. */
const defects: readonly Defect[] = rows.map(([operation, parameter, kind, breaks]) => ({
  name: `accepted-parameters-${operation}-${parameter}-${kind}`,
  sentence: `${operation} takes a ${parameter} with the fault ${kind}.`,
  breaks: [breaks],
  behaviour: acceptFault(operation, parameter, kind),
}))

export default defects
