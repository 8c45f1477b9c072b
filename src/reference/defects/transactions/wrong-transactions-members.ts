import { changeMember } from '../../change-member.js'
import type { Json, JsonObject } from '../../change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  member: string,
  fault: string,
  sentence: string,
  change: (value: Json) => Json | undefined,
]

const blankVersion: Row = [
  '_profile',
  'blank',
  '_profile is a name and a version, with a blank between them',
  (profile) => String(profile).replace(/\/([\d.]+)$/, ' $1'),
]

const linkList: Row = [
  '_links',
  'list',
  '_links is a list of relations and addresses',
  (links) =>
    Object.entries(links as Record<string, JsonObject>).map(([rel, { href }]) => ({ rel, href })),
]

/** Wrong in the list of pending transactions and wherever a transaction is shown in full. */
const shared: readonly Row[] = [
  ['_id', 'number', '_id is a number', (id) => Number(String(id).replaceAll(/\D/g, ''))],
  blankVersion,
  linkList,
  [
    'amount',
    'text',
    'amount is a text with the currency behind the value',
    (amount) =>
      `${String((amount as JsonObject)['value'])} ${String((amount as JsonObject)['currency'])}`,
  ],
  [
    'state',
    'code',
    'state is a number',
    (state) => ['pending', 'completed'].indexOf(String(state)),
  ],
  ['type', 'object', 'type is a code and a name', (type) => ({ code: 17, name: type })],
  [
    'providerSummary',
    'lines',
    'providerSummary is a list of lines',
    (summary) => String(summary).split(' '),
  ],
]

const inFull: readonly Row[] = [
  [
    'balance',
    'number',
    'balance is a number',
    (balance) => Number((balance as JsonObject)['current']),
  ],
  ['summary', 'list', 'summary is a list of words', (summary) => String(summary).split(' ')],
  [
    'description',
    'languages',
    'description is given by language',
    (description) => ({ en: description }),
  ],
  ['memo', 'object', 'memo is the memo as a document', (text) => ({ text })],
  ['recurs', 'boolean', 'recurs is true where the transaction recurs', () => true],
  [
    'cashBackAmount',
    'number',
    'cashBackAmount is a number',
    (cashBack) => Number((cashBack as JsonObject)['amount']),
  ],
  ['checkNumber', 'text', 'checkNumber is a text', (number) => String(number)],
  [
    'sourceAccountNumbers',
    'list',
    'sourceAccountNumbers is a list',
    (numbers) => Object.values(numbers as JsonObject) as Json[],
  ],
  [
    'sourceAccountName',
    'object',
    'sourceAccountName is an object with the name',
    (label) => ({ label }),
  ],
  ['transactionCode', 'number', 'transactionCode is a number', () => 471],
  [
    'postedOn',
    'american',
    'postedOn is a month, a day and a year, with slashes between them',
    (date) => String(date).replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'),
  ],
  [
    'effectiveAt',
    'without-zone',
    'effectiveAt has no time zone',
    (time) => String(time).replace('Z', ''),
  ],
  ['network', 'null', 'network is null', () => null],
  ['disputeState', 'object', 'disputeState is the dispute, with its state', (state) => ({ state })],
]

/** One defect for each member of a transaction with a value that it may not have. */
const defects: readonly Defect[] = [
  ...[...shared, ...inFull].map(defectOf('transaction')),
  ...shared.map(defectOf('pendingTransaction')),
]

function defectOf(thing: 'transaction' | 'pendingTransaction'): (row: Row) => Defect {
  return ([member, fault, sentence, change]) => ({
    name: `wrong-transactions-members-${thing}-${member.replace('_', '')}-${fault}`,
    sentence: `In a ${thing}, ${sentence}.`,
    breaks: [`transactions.${thing}.${member}`],
    response: changeMember(thing, member, change),
  })
}

export default defects
