import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import type { Variation } from '../../variation.js'

type Row = Pick<Variation, 'request' | 'response' | 'behaviour'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: readonly string[]
}

const id = 'listAccounts'

const rows: readonly Row[] = [
  {
    name: 'ignored',
    sentence: `The pages of ${id} hold a hundred items, whatever limit says.`,
    breaks: ['accounts.listAccounts.pages-limit-respected'],
    request: changeQuery(id, (query) => {
      if (/^[1-9]\d{0,2}$|^1000$/.test(query.get('limit') ?? '')) query.delete('limit')
    }),
  },
  {
    name: 'one-too-many',
    sentence: `A page of ${id} holds one item more than limit says.`,
    breaks: [
      'accounts.listAccounts.pages-limit-respected',
      'accounts.listAccounts.pages-limit-default',
    ],
    behaviour: ({ pageSize }) => ({
      pageSize: (limit, operation) => pageSize(limit, operation) + (operation === id ? 1 : 0),
    }),
  },
  {
    name: 'reported-as-default',
    sentence: `The pages of ${id} report a limit of 100, whatever was requested.`,
    breaks: ['accounts.listAccounts.pages-limit-reported'],
    response: changeJson({ operations: [id], statuses: [200] }, (page) => ({
      ...page,
      limit: 100,
    })),
  },
  {
    name: 'reported-as-zero',
    sentence: `The pages of ${id} report a limit of 0.`,
    breaks: ['accounts.listAccounts.pages-limit-reported'],
    response: changeJson({ operations: [id], statuses: [200] }, (page) => ({ ...page, limit: 0 })),
  },
  ...['location', 'allows'].map((filter): Row => ({
    name: `nothing-beside-${filter}`,
    sentence: `Beside ${filter}, ${id} takes a limit of 0 for the default.`,
    breaks: ['accounts.listAccounts.pages-limit-respected'],
    request: changeQuery(id, (query) => {
      if (query.get('limit') === '0' && query.has(filter)) query.delete('limit')
    }),
  })),
  {
    name: 'default-too-big',
    sentence: `A page of ${id} holds a thousand items when no limit is asked for.`,
    breaks: ['accounts.listAccounts.pages-limit-default'],
    request: changeQuery(id, (query) => {
      if (!query.has('limit')) query.set('limit', '1000')
    }),
  },
]

/** Pages of another size than was requested, or than they say. */
const defects: readonly Defect[] = rows.map(({ name, ...row }) => ({
  ...row,
  name: `page-limits-${id}-${name}`,
}))

export default defects
