import { changeItems } from '../../alterations/change-items.js'
import { changeJson, type Json, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  breaks: string,
  member: string,
  fault: string,
  sentence: string,
  change: (value: string) => Json,
]

const rows: readonly Row[] = [
  ['accounts.accountBalance.id', 'id', 'number', 'id is a number', (id) => Number(id.slice(-6))],
  ['accounts.accountBalance.available', 'available', 'number', 'available is a number', Number],
  [
    'accounts.accountBalance.available',
    'available',
    'currency',
    'available has the sign of its currency',
    (amount) => `$${amount}`,
  ],
  [
    'accounts.accountBalance.current',
    'current',
    'three-digits',
    'current has three fraction digits',
    (amount) => `${amount}0`,
  ],
  [
    'accounts.accountBalance.current',
    'current',
    'whole',
    'current is in whole dollars',
    (amount) => amount.replace(/\.\d+$/, ''),
  ],
  [
    'accounts.accountBalance.currentWithPending',
    'currentWithPending',
    'comma',
    'currentWithPending has a decimal comma',
    (amount) => amount.replace('.', ','),
  ],
  [
    'accounts.accountBalance.currentWithPending',
    'currentWithPending',
    'null',
    'currentWithPending is null',
    () => null,
  ],
  [
    'accounts.accountBalance.updatedAt',
    'updatedAt',
    'epoch',
    'updatedAt is a number of seconds since 1970',
    (time) => Math.floor(Date.parse(time) / 1000),
  ],
  [
    'accounts.accountBalance.updatedAt',
    'updatedAt',
    'without-zone',
    'updatedAt has no time zone',
    (time) => time.replace('Z', ''),
  ],
  [
    'accounts.accountBalance.updatedAt',
    'updatedAt',
    'date',
    'updatedAt is a date',
    (time) => time.slice(0, 10),
  ],
  [
    'accounts.accountBalance.updatedAt',
    'updatedAt',
    'too-long',
    'updatedAt has more than 30 characters',
    (time) => time.replace('Z', '000000+00:00'),
  ],
  [
    'accounts.accountBalance.incomplete',
    'incomplete',
    'letter',
    'incomplete is Y or N',
    (incomplete) => (incomplete ? 'Y' : 'N'),
  ],
]

const operations = ['listAccountBalances']

/** One defect for each member of a balance with a value that it may not have. */
const defects: readonly Defect[] = [
  ...rows.map(([breaks, member, fault, sentence, change]) => {
    return {
      name: `wrong-balances-${member}-${fault}`,
      sentence: `In a balance, ${sentence}.`,
      breaks: [breaks],
      response: changeItems({ operations, statuses: [200] }, (balance) =>
        balance[member] === undefined
          ? balance
          : { ...balance, [member]: change(balance[member] as string) },
      ),
    }
  }),
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
