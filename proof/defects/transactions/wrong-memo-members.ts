import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { wrongValues } from '../../alterations/wrong-values.js'

const rows = [
  ['text', wrongValues.lines],
  ['_profile', wrongValues.object],
  ['_links', wrongValues.list],
] as const
const where = { operations: ['getTransactionMemo', 'updateTransactionMemo'], statuses: [200, 201] }

/** One defect for each member of a memo with a value that it may not have. */
const defects: readonly Defect[] = rows.map(([member, [fault, words, change]]) => ({
  name: `wrong-members-transactionMemo-${member.replace('_', '')}-${fault}`,
  sentence: `In a memo, ${member} ${words}.`,
  breaks: [`transactions.transactionMemo.${member}`],
  response: spoilMember(where, [member], change),
}))

export default defects
