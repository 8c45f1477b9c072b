import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

type Row = readonly [
  breaks: string,
  member: string,
  fault: string,
  sentence: string,
  change: (page: JsonObject) => JsonObject,
]

const rows: readonly Row[] = [
  [
    'accounts.accounts.start',
    'start',
    'null',
    'The first page of a list has a start of null',
    ({ start }) => ({ start: start === '' ? null : start }),
  ],
  [
    'accounts.accounts.limit',
    'limit',
    'text',
    'The limit of a page is a text',
    ({ limit }) => ({ limit: String(limit) }),
  ],
  [
    'accounts.accounts.nextPage_url',
    'nextPage_url',
    'null',
    'The last page of a list has a nextPage_url of null',
    ({ nextPage_url: next = null }) => ({ nextPage_url: next }),
  ],
  [
    'accounts.accounts.nextPage_url',
    'nextPage_url',
    'link',
    'nextPage_url is a link object',
    ({ nextPage_url: next }) => (next === undefined ? {} : { nextPage_url: { href: next } }),
  ],
  [
    'accounts.accounts.items',
    'items',
    'null',
    'The items of an empty page are null',
    ({ items }) => ({ items: Array.isArray(items) && items.length > 0 ? items : null }),
  ],
  [
    'accounts.accounts.items',
    'items',
    'object',
    'The items of a page are an object with a member for each of them',
    ({ items }) => ({ items: { ...(items as JsonObject[]) } as unknown as JsonObject }),
  ],
]

const where = { operations: ['listAccounts', 'listEligibleAchAccounts'], statuses: [200] }

/** Members of a page with a value that they may not have. */
const defects: readonly Defect[] = rows.map(([breaks, member, fault, sentence, change]) => ({
  name: `wrong-pages-${member.replaceAll('_', '-')}-${fault}`,
  sentence: `${sentence}.`,
  breaks: [breaks],
  response: changeJson(where, (page) => ({ ...page, ...change(page) })),
}))

export default defects
