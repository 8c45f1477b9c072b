import { changeItems } from '../../alterations/change-items.js'
import type { Json, JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  member: string,
  fault: string,
  sentence: string,
  change: (account: JsonObject) => JsonObject,
]

const lists = ['listAccounts', 'listEligibleAchAccounts']

/** Wrong wherever an account is shown. */
const shared: readonly Row[] = [
  ['id', 'number', 'id is a number', ({ id }) => ({ id: Number(text(id).slice(-6)) })],
  [
    'title',
    'too-long',
    'title lists every owner, in more than 80 characters',
    ({ title }) => ({ title: `${text(title)}${' and another owner'.repeat(5)}` }),
  ],
  ['label', 'null', 'label is null', () => ({ label: null })],
  [
    'nickname',
    'too-long',
    'nickname is as long as the customer likes',
    ({ nickname, ...rest }) => {
      if (nickname === undefined) return rest
      const long = `${text(nickname)}${', as we call it'.repeat(4)}`.padEnd(51, '!').slice(0, 70)
      return { nickname: long, label: long }
    },
  ],
  [
    'maskedNumber',
    'bare',
    'maskedNumber has no asterisk',
    ({ maskedNumber }) => ({ maskedNumber: text(maskedNumber).slice(1) }),
  ],
  [
    'allows',
    'list',
    'allows is a list of the permissions that the caller has',
    ({ allows }) => ({
      allows: Object.entries(allows as JsonObject).flatMap(([name, may]) => (may ? [name] : [])),
    }),
  ],
  [
    'product',
    'text',
    'product is the name of the product',
    ({ product }) => ({ product: (product as JsonObject)['label'] }),
  ],
  [
    'location',
    'capitals',
    'location is written in capitals',
    ({ location }) => ({ location: text(location).toUpperCase() }),
  ],
]

const ofAccount: readonly Row[] = [
  [
    'label',
    'too-long',
    'label describes the product in more than 80 characters',
    ({ label }) => ({ label: text(label).padEnd(81, '.') }),
  ],
  [
    'maskedNumber',
    'too-long',
    'maskedNumber has as many asterisks as the number has digits',
    ({ maskedNumber }) => ({ maskedNumber: text(maskedNumber).padStart(12, '*') }),
  ],
  [
    'electronicStatements',
    'letter',
    'electronicStatements is Y or N',
    ({ electronicStatements }) => ({ electronicStatements: electronicStatements ? 'Y' : 'N' }),
  ],
]

const ofItem: readonly Row[] = [
  [
    'nickname',
    'null',
    'nickname is null when there is none',
    ({ nickname = null }) => ({ nickname }),
  ],
  [
    'location',
    'outside',
    'location is outside for an account at another institution',
    ({ location }) => ({ location: location === 'external' ? 'outside' : location }),
  ],
]

/** One defect for each member of an account with a value that it may not have. */
const defects: readonly Defect[] = [
  ...[...shared, ...ofAccount].map(defectOf('account', ['getAccount'])),
  ...[...shared, ...ofItem].map(defectOf('accountItem', lists)),
]

function defectOf(thing: string, operations: readonly string[]): (row: Row) => Defect {
  return ([member, fault, sentence, change]) => ({
    name: `wrong-members-${thing}-${member}-${fault}`,
    sentence: `In answers of ${operations.join(' and ')}, ${sentence}.`,
    breaks: [`accounts.${thing}.${member}`],
    response: changeItems({ operations }, (account) => ({ ...account, ...change(account) })),
  })
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

export default defects
