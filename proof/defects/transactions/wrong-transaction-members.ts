import type { Defect } from '../../defect.js'
import { spoilMember } from '../../alterations/spoil-member.js'
import { type WrongValue, wrongValues } from '../../alterations/wrong-values.js'

const { null: nothing, blank, number, text, flag, lines, object, list } = wrongValues
const { comma, sign, day, epoch, zoneless } = wrongValues

/** Schema, the members that lead to it, its member, and what is wrong with that. */
type Row = readonly [schema: string, path: readonly string[], member: string, ...WrongValue[]]

const of = (member: string, ...faults: WrongValue[]): Row => ['transaction', [], member, ...faults]

const rows: readonly Row[] = [
  of('_id', number),
  of('_profile', object),
  of('_links', list),
  of('amount', text),
  of('balance', text),
  of('state', nothing),
  of('type', number),
  of('providerSummary', nothing),
  of('summary', lines),
  of('description', nothing),
  of('memo', object),
  of('recurs', flag),
  of('cashBackAmount', text),
  of('checkNumber', text),
  of('sourceAccountNumbers', list),
  of('sourceAccountName', nothing),
  of('transactionCode', number),
  of('postedOn', day),
  of('effectiveAt', epoch, zoneless),
  of('network', lines),
  of('disputeState', flag),
  ['amount', ['amount'], 'value', number, comma, sign],
  ['amount', ['amount'], 'currency', blank],
  ['balance', ['balance'], 'current', number, comma],
  ['balance', ['balance'], 'currency', nothing],
  ['cashBackAmount', ['cashBackAmount'], 'amount', number],
  ['cashBackAmount', ['cashBackAmount'], 'currency', blank],
  ['sourceAccountNumbers', ['sourceAccountNumbers'], 'masked', number],
  ['sourceAccountNumbers', ['sourceAccountNumbers'], 'full', number],
]

/** One defect for each member of a transaction with a value that it may not have. */
const defects: readonly Defect[] = rows.flatMap(([schema, path, member, ...faults]) =>
  faults.map(([fault, words, change]) => ({
    name: `wrong-members-${schema}-${member.replace('_', '')}-${fault}`,
    sentence: `In an answer of getTransaction, ${[...path, member].join('.')} ${words}.`,
    breaks: [`transactions.${schema}.${member}`],
    response: spoilMember(
      { operations: ['getTransaction'], statuses: [200] },
      [...path, member],
      change,
    ),
  })),
)

export default defects
