import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const list = 'getPendingTransactions'

/** Pending lists that are wrong by the way in which they are found. */
const defects: readonly Defect[] = [
  {
    name: 'found-otherwise-amounts',
    sentence: 'What a search finds is told with amounts without their cents.',
    breaks: ['transactions.getPendingTransactions.items-agree'],
    response: changeJson({ operations: [list], statuses: [200] }, (page, _response, { url }) => {
      if (!new URL(url).searchParams.has('q')) return page
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const rounded = items.map((item) => {
        const amount = item['amount'] as JsonObject
        return { ...item, amount: { ...amount, value: String(amount['value']).split('.')[0] } }
      })
      return { ...page, _embedded: { items: rounded } }
    }),
  },
  {
    name: 'found-otherwise-holds',
    sentence: 'Where one transaction is asked for, holdState is not looked at.',
    breaks: [
      'transactions.pending.filters-with-pages',
      'transactions.pending.filters-together',
      'transactions.pending.holdState',
    ],
    request: changeQuery(list, (query) => {
      if (query.get('limit') === '1') query.delete('holdState')
    }),
  },
]

export default defects
