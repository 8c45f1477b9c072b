import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { withoutInLink } from '../../alterations/without-in-link.js'
import type { Defect } from '../../defect.js'

const list = 'getTransactions'

/** Histories that are wrong where they are narrowed to an account, or where they tell of memos. */
const defects: readonly Defect[] = [
  {
    name: 'narrowed-histories-counted-before',
    sentence: 'The history of an account counts the transactions of all accounts.',
    breaks: ['transactions.history.pages'],
    behaviour: ({ count }) => ({
      count: (page, operation) => (operation === list ? page.whole : count(page, operation)),
    }),
  },
  {
    name: 'narrowed-histories-lost-on-next',
    sentence: 'Pages are small, and the next one of an account is one of all accounts.',
    breaks: ['transactions.history.account'],
    behaviour: ({ numberedPageSize }) => ({
      numberedPageSize: (limit, operation) =>
        operation === list ? Math.min(limit, 12) : numberedPageSize(limit, operation),
    }),
    response: withoutInLink(list, 'account'),
  },
  {
    name: 'narrowed-histories-memos-cut',
    sentence: 'The history shows the first twelve characters of a memo.',
    breaks: ['transactions.history.items-agree'],
    response: changeJson({ operations: [list], statuses: [200] }, (page) => {
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const cut = items.map((item) =>
        typeof item['memo'] === 'string' ? { ...item, memo: item['memo'].slice(0, 12) } : item,
      )
      return { ...page, _embedded: { items: cut } }
    }),
  },
]

export default defects
