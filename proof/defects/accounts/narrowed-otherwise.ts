import { tellItemsWhere } from '../../alterations/tell-items-where.js'
import type { Defect } from '../../defect.js'

const rows: readonly (readonly [
  name: string,
  sentence: string,
  isMeant: (query: URLSearchParams) => boolean,
])[] = [
  [
    'permissions',
    'Where two permissions are asked for, titles of accounts are cut.',
    (query) => query.get('allows')?.includes(',') === true,
  ],
  [
    'three',
    'Where types, permissions and a location are asked for, titles of accounts are cut.',
    (query) => ['productType', 'allows', 'location'].every((name) => query.has(name)),
  ],
]

/** Accounts that are told otherwise where several values select them. */
const defects: readonly Defect[] = rows.map(([name, sentence, isMeant]) => ({
  name: `narrowed-otherwise-${name}`,
  sentence,
  breaks: ['accounts.listAccounts.items-agree'],
  response: tellItemsWhere('listAccounts', isMeant, (item) => ({
    ...item,
    title: String(item['title']).slice(0, -1),
  })),
}))

export default defects
