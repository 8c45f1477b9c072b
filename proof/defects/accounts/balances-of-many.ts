import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const many = 100

const defects: readonly Defect[] = [
  {
    name: 'balances-of-many',
    sentence: 'Of the balances of a hundred accounts the last one is not answered.',
    breaks: ['accounts.balances.hundred', 'accounts.balances.all-requested'],
    response: changeJson({ operations: ['listAccountBalances'], statuses: [200] }, (body) => {
      const items = body['items'] as unknown[]
      return items.length < many ? body : { ...body, items: items.slice(0, -1) as never }
    }),
  },
  {
    name: 'balances-of-five-mixed-up',
    sentence: 'The fifth of several balances has the amounts of the fourth.',
    breaks: ['accounts.balances.same-alone'],
    response: changeJson({ operations: ['listAccountBalances'], statuses: [200] }, (body) => {
      const items = body['items'] as JsonObject[]
      const mixed = items.map((item, index) =>
        index === 4 ? { ...items[3], id: item['id'] as string } : item,
      )
      return { ...body, items: mixed }
    }),
  },
  {
    name: 'balances-of-many-sorted',
    sentence: 'Of more than twenty accounts, balances come in the order of their identifiers.',
    breaks: ['accounts.balances.order'],
    response: changeJson({ operations: ['listAccountBalances'], statuses: [200] }, (body) => {
      const items = body['items'] as JsonObject[]
      const inOrder = items.toSorted((one, other) =>
        String(one['id']) < String(other['id']) ? -1 : 1,
      )
      return items.length > 20 ? { ...body, items: inOrder } : body
    }),
  },
]

export default defects
