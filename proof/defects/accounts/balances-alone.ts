import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'balances-alone-of-yesterday',
  sentence: 'A balance that is asked for alone has another amount than with others.',
  breaks: ['accounts.balances.same-alone'],
  response: changeJson({ operations: ['listAccountBalances'], statuses: [200] }, (body) => {
    const items = body['items'] as JsonObject[]
    return items.length > 1
      ? body
      : { ...body, items: items.map((one) => ({ ...one, current: '1.00' })) }
  }),
}

export default defect
