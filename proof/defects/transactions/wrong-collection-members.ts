import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { type WrongValue, wrongValues } from '../../alterations/wrong-values.js'

const { null: nothing, number, text, object, list } = wrongValues

type Row = readonly [member: string, fault: WrongValue]

const ofPages: readonly Row[] = [
  ['_profile', object],
  ['name', nothing],
  ['start', text],
  ['limit', text],
  ['count', text],
  ['_links', list],
  ['_embedded', list],
]

const ofItems: readonly Row[] = [
  ['_id', number],
  ['_profile', object],
  ['_links', list],
  ['amount', text],
  ['state', nothing],
  ['type', number],
  ['providerSummary', nothing],
]

const tables = [
  { operation: 'getPendingTransactions', schema: 'transactions', path: [], rows: ofPages },
  { operation: 'getTransactions', schema: 'transactionHistory', path: [], rows: ofPages },
  {
    operation: 'getPendingTransactions',
    schema: 'pendingTransaction',
    path: ['_embedded', 'items', '*'],
    rows: ofItems,
  },
]

/** One defect for each member of a page, or of its items, with a value that it may not have. */
const defects: readonly Defect[] = tables.flatMap(({ operation, schema, path, rows }) =>
  rows.map(([member, [fault, words, change]]) => ({
    name: `wrong-members-${schema}-${member.replace('_', '')}-${fault}`,
    sentence: `In ${path.length > 0 ? 'items' : 'pages'} of ${operation}, ${member} ${words}.`,
    breaks: [`transactions.${schema}.${member}`],
    response: spoilMember({ operations: [operation], statuses: [200] }, [...path, member], change),
  })),
)

export default defects
