import { changeJson } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const many = 100

const defect: Defect = {
  name: 'balances-of-many',
  sentence: 'Of the balances of a hundred accounts the last one is not answered.',
  breaks: ['accounts.balances.hundred'],
  response: changeJson({ operations: ['listAccountBalances'], statuses: [200] }, (body) => {
    const items = body['items'] as unknown[]
    return items.length < many ? body : { ...body, items: items.slice(0, -1) as never }
  }),
}

export default defect
