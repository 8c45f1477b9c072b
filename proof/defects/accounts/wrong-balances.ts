import { changeItems } from '../../alterations/change-items.js'
import { changeJson, type Json, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  member: string,
  fault: string,
  sentence: string,
  change: (value: string) => Json,
]

const rows: readonly Row[] = [
  ['id', 'number', 'id is a number', (id) => Number(id.slice(-6))],
  ['available', 'number', 'available is a number', Number],
  ['available', 'currency', 'available has the sign of its currency', (amount) => `$${amount}`],
  ['current', 'three-digits', 'current has three fraction digits', (amount) => `${amount}0`],
  ['current', 'whole', 'current is in whole dollars', (amount) => amount.replace(/\.\d+$/, '')],
  [
    'currentWithPending',
    'comma',
    'currentWithPending has a decimal comma',
    (amount) => amount.replace('.', ','),
  ],
  ['currentWithPending', 'null', 'currentWithPending is null', () => null],
  [
    'updatedAt',
    'epoch',
    'updatedAt is a number of seconds since 1970',
    (time) => Math.floor(Date.parse(time) / 1000),
  ],
  ['updatedAt', 'without-zone', 'updatedAt has no time zone', (time) => time.replace('Z', '')],
  ['updatedAt', 'date', 'updatedAt is a date', (time) => time.slice(0, 10)],
  [
    'updatedAt',
    'too-long',
    'updatedAt has more than 30 characters',
    (time) => time.replace('Z', '000000+00:00'),
  ],
  ['incomplete', 'letter', 'incomplete is Y or N', (incomplete) => (incomplete ? 'Y' : 'N')],
]

const operations = ['listAccountBalances']

/** One defect for each member of a balance with a value that it may not have. */
const defects: readonly Defect[] = [
  ...rows.map(([member, fault, sentence, change]) => ({
    name: `wrong-balances-${member}-${fault}`,
    sentence: `In a balance, ${sentence}.`,
    breaks: [`accounts.accountBalance.${member}`],
    response: changeItems({ operations, statuses: [200] }, (balance) =>
      balance[member] === undefined
        ? balance
        : { ...balance, [member]: change(balance[member] as string) },
    ),
  })),
  {
    name: 'wrong-balances-items-by-account',
    sentence: 'listAccountBalances gives an object with a member for each account.',
    breaks: ['accounts.accountBalances.items'],
    response: changeJson({ operations, statuses: [200] }, ({ items, ...rest }) => {
      const byAccount = (items as JsonObject[]).map((item) => [String(item['id']), item] as const)
      return { ...rest, items: Object.fromEntries(byAccount) }
    }),
  },
]

export default defects
