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
  [
    '_profile',
    'blank',
    '_profile is a name and a version, with a blank between them',
    (profile) => String(profile).replace(/\/([\d.]+)$/, ' $1'),
  ],
  ['name', 'object', 'name is given by language', (name) => ({ en: name })],
  ['start', 'text', 'start is a text', String],
  ['limit', 'text', 'limit is a text', String],
  ['count', 'text', 'count is a text', String],
  ['count', 'unknown', 'count is -1, for not counted', () => -1],
  [
    '_links',
    'list',
    '_links is a list of relations and addresses',
    (links) =>
      Object.entries(links as Record<string, JsonObject>).map(([rel, { href }]) => ({ rel, href })),
  ],
  [
    '_embedded',
    'list',
    '_embedded is the list itself',
    (embedded) => (embedded as JsonObject)['items'],
  ],
]

const things = {
  transactions: 'page of pending transactions',
  transactionHistory: 'page of the history',
} as const

/** One defect for each member of a page with a value that it may not have. */
const defects: readonly Defect[] = (Object.keys(things) as (keyof typeof things)[]).flatMap(
  (thing) =>
    rows.map(([member, fault, sentence, change]) => ({
      name: `wrong-transactions-pages-${thing}-${member.replace('_', '')}-${fault}`,
      sentence: `In a ${things[thing]}, ${sentence}.`,
      breaks: [`transactions.${thing}.${member}`],
      response: changeMember(thing, member, change),
    })),
)

export default defects
