import type { Books } from '../../../src/reference/books/books.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const place = /\/transactions\/([^/]+)(?:\/memo)?$/
const given = 'txn-000010'

/** A transaction that gets a memo has brought cash. */
const books = (before: Books): Books => ({
  ...before,
  transactions: before.transactions.map((one) =>
    one.id === given ? { ...one, cashBack: { value: '40.00', currency: 'USD' } } : one,
  ),
})

const ways: readonly (readonly [name: string, words: string, member: string, value: unknown])[] = [
  ['cash', 'brought no cash', 'cashBackAmount', { amount: '0.00', currency: 'USD' }],
  ['recurs', 'happens but once', 'recurs', 'once'],
]

/** Banks that write a transaction anew when it gets a memo, with other values of what they were not sent. */
const defects: readonly Defect[] = ways.map(([name, words, member, value]) => ({
  name: `reset-by-memos-in-values-${name}`,
  sentence: `A transaction that is given a memo ${words}.`,
  breaks: ['transactions.memo.others-untouched'],
  behaviour: { books },
  response: remember(
    () => new Set<string>(),
    (changed, response, request, context) => {
      const [, id = ''] = place.exec(new URL(request.url).pathname) ?? []
      if (context.operation === 'updateTransactionMemo' && response.ok) changed.add(id)
      if (context.operation !== 'getTransaction' || !changed.has(id)) return response
      const reset = (one: JsonObject): JsonObject =>
        one[member] === undefined ? one : ({ ...one, [member]: value } as JsonObject)
      return changeJson({ statuses: [200] }, reset)(response, request, context)
    },
  ),
}))

export default defects
