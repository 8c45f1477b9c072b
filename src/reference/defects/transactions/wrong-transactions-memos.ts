import { changeMember } from '../../change-member.js'
import type { Json, JsonObject } from '../../change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  member: string,
  fault: string,
  sentence: string,
  change: (value: Json) => Json | undefined,
]

const rows: readonly Row[] = [
  ['text', 'lines', 'text is a list of lines', (text) => String(text).split('\n')],
  ['_profile', 'number', '_profile is the number of the version', () => 1.1],
  [
    '_links',
    'texts',
    '_links holds addresses without link objects around them',
    (links) => ({ self: ((links as JsonObject)['self'] as JsonObject)['href'] }),
  ],
]

/** One defect for each member of a memo with a value that it may not have. */
const defects: readonly Defect[] = rows.map(([member, fault, sentence, change]) => ({
  name: `wrong-transactions-memos-${member.replace('_', '')}-${fault}`,
  sentence: `In a memo, ${sentence}.`,
  breaks: [`transactions.transactionMemo.${member}`],
  response: changeMember('transactionMemo', member, change),
}))

export default defects
