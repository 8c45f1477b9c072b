import { changeMember } from '../../change-member.js'
import type { Json } from '../../change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  thing: 'amount' | 'balance' | 'cashBackAmount' | 'sourceAccountNumbers',
  member: string,
  fault: string,
  sentence: string,
  change: (value: Json) => Json,
]

const rows: readonly Row[] = [
  ['amount', 'value', 'number', 'value is a number', Number],
  [
    'amount',
    'value',
    'comma',
    'value has a comma before the cents',
    (value) => String(value).replace('.', ','),
  ],
  ['amount', 'currency', 'empty', 'currency is an empty text', () => ''],
  ['balance', 'current', 'number', 'current is a number', Number],
  ['balance', 'currency', 'number', 'currency is the number of the currency', () => 840],
  [
    'cashBackAmount',
    'amount',
    'dollars',
    'amount begins with a dollar sign',
    (amount) => `$${String(amount)}`,
  ],
  ['cashBackAmount', 'currency', 'null', 'currency is null', () => null],
  [
    'sourceAccountNumbers',
    'masked',
    'number',
    'masked is a number, of the last digits',
    (masked) => Number(String(masked).replaceAll(/\D/g, '')),
  ],
  ['sourceAccountNumbers', 'full', 'number', 'full is a number', Number],
]

/** One defect for each member of an amount, or of the numbers of an account, with a value that it may not have. */
const defects: readonly Defect[] = rows.map(([thing, member, fault, sentence, change]) => ({
  name: `wrong-transactions-amounts-${thing}-${member}-${fault}`,
  sentence: `In ${thing} of a transaction, ${sentence}.`,
  breaks: [`transactions.${thing}.${member}`],
  response: changeMember(thing, member, change),
}))

export default defects
