import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const emptied = (transaction: JsonObject): JsonObject => {
  const { description: _, ...rest } = transaction
  return transaction['memo'] === undefined ? transaction : rest
}

/** A bank that writes a transaction anew with nothing but what it was sent of it. */
const defect: Defect = {
  name: 'emptied-by-memos',
  sentence: 'A transaction that is given a memo loses its description.',
  breaks: ['transactions.memo.others-untouched'],
  response: changeJson(
    {
      operations: ['getTransaction', 'getTransactions', 'getPendingTransactions'],
      statuses: [200],
    },
    (body) => {
      const embedded = body['_embedded'] as JsonObject | undefined
      if (embedded === undefined) return emptied(body)
      const items = (embedded['items'] ?? []) as JsonObject[]
      return { ...body, _embedded: { ...embedded, items: items.map(emptied) } }
    },
  ),
}

export default defect
