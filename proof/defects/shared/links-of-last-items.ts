import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly operation: string
  readonly relation: string
  readonly breaks: string | readonly string[]
  /** Another address than the one that the link has. */
  readonly other: (href: string) => string
  /** Whether the link of an item is changed; by default that of the last one of a page that has one. */
  readonly meant?: (place: { readonly last: boolean; readonly start: number }) => boolean
}

const nowhere = (href: string): string => href.replace(/\/api\//, '/api/moved-elsewhere/')

const rows: readonly Row[] = [
  {
    name: 'pending-self',
    sentence: 'The last pending transaction of a page links to nothing as itself.',
    operation: 'getPendingTransactions',
    relation: 'self',
    breaks: 'transactions.getPendingTransactions.items-link-self',
    other: nowhere,
  },
  {
    name: 'pending-account',
    sentence: 'Pending transactions on pages but the first lead to no account.',
    operation: 'getPendingTransactions',
    relation: 'svc:account',
    breaks: 'transactions.getPendingTransactions.items-link-svc:account',
    other: nowhere,
    meant: ({ start }) => start > 0,
  },
  {
    name: 'history-back-image',
    sentence: 'Of the last check of the history, the link to its back leads to nothing.',
    operation: 'getTransactions',
    relation: 'svc:checkBackImage',
    breaks: 'transactions.getTransactions.items-link-svc:checkBackImage',
    other: nowhere,
  },
  {
    name: 'definitions-self',
    sentence: 'The last definition of a page links to nothing as itself.',
    operation: 'getDefinitions',
    relation: 'self',
    breaks: 'notifications.getDefinitions.items-link-self',
    other: nowhere,
  },
  {
    name: 'definitions-self-as-list',
    sentence: 'Each definition of a page links to the list as itself.',
    operation: 'getDefinitions',
    relation: 'self',
    breaks: 'notifications.getDefinitions.items-link-self',
    other: (href) => href.replace(/\/[^/]*$/, ''),
    meant: () => true,
  },
  {
    name: 'definitions-expire',
    sentence: 'The last definition of a page links to the expiry of another one.',
    operation: 'getDefinitions',
    relation: 'svc:expire',
    breaks: 'notifications.definition.link-expire',
    other: (href) => `${href}-x`,
  },
  {
    name: 'definitions-instances',
    sentence: 'The last definition of a page links to the notifications of another one.',
    operation: 'getDefinitions',
    relation: 'svc:createNotifications',
    breaks: 'notifications.definition.link-createNotifications',
    other: (href) => href.replace(/\/notifications$/, '-x/notifications'),
  },
  {
    name: 'pull-self',
    sentence: 'The last pull notification of a page links to nothing as itself.',
    operation: 'getPullNotifications',
    relation: 'self',
    breaks: 'messages.getPullNotifications.items-link-self',
    other: nowhere,
  },
  {
    name: 'strings-group',
    sentence: 'The last string of a group links to another group.',
    operation: 'getStrings',
    relation: 'svc:group',
    breaks: ['text.group.link', 'text.getStrings.items-agree'],
    other: (href) => `${href}Other`,
  },
]

/** Links that lead where they say for the items that one looks at first. */
const defects: readonly Defect[] = rows.map(
  ({ name, sentence, operation, relation, breaks, other, meant = ({ last }) => last }) => ({
    name: `links-of-last-items-${name}`,
    sentence,
    breaks: [breaks].flat(),
    response: changeJson({ operations: [operation], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const start = Number(page['start'] ?? 0)
      const linked = items.filter((item) => (item['_links'] as JsonObject)[relation] !== undefined)
      const changed = items.map((item) =>
        meant({ last: item === linked.at(-1), start }) ? relink(item, relation, other) : item,
      )
      return { ...page, _embedded: { items: changed } }
    }),
  }),
)

export default defects
