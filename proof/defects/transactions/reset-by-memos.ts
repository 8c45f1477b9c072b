import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { remember } from '../../alterations/remember.js'
import type { Defect } from '../../defect.js'

const place = /\/transactions\/([^/]+)(?:\/memo)?$/
const [write, erase] = ['updateTransactionMemo', 'deleteTransactionMemo']

const without =
  (...names: readonly string[]) =>
  (one: JsonObject): JsonObject => {
    const links = { ...(one['_links'] as JsonObject) }
    const rest: JsonObject = { ...one, _links: links }
    for (const name of names) {
      delete rest[name]
      delete links[name]
    }
    return rest
  }

const inHistory = 'transactions.history.items-agree'
const inDollars = (one: JsonObject): JsonObject => ({
  ...one,
  amount: { ...(one['amount'] as JsonObject), currency: 'USD' },
})

const ways: readonly (readonly [
  name: string,
  words: string,
  by: string,
  reset: (one: JsonObject) => JsonObject,
  ...besides: string[],
])[] = [
  ['balance', 'given a memo loses its balance', write, without('balance')],
  ['code', 'given a memo loses its code', write, without('transactionCode', 'network')],
  ['source', 'given a memo loses the link to its source', write, without('svc:sourceAccount')],
  ['name', 'given a memo loses the name of its source', write, without('sourceAccountName')],
  ['recurs', 'given a memo recurs no more', write, without('recurs')],
  ['dispute', 'whose memo is deleted was never disputed', erase, without('disputeState')],
  [
    'yen',
    'in another currency that is given a memo is one in dollars',
    write,
    inDollars,
    inHistory,
  ],
  ['type', 'given a memo becomes a debit', write, (one) => ({ ...one, type: 'debit' })],
  ['check', 'whose memo is deleted loses its check number', erase, without('checkNumber')],
]

/** Banks that write a transaction anew when its memo changes, with defaults for what they were not sent. */
const defects: readonly Defect[] = ways.map(([name, words, by, reset, ...more]) => ({
  name: `reset-by-memos-${name}`,
  sentence: `A transaction ${words}.`,
  breaks: ['transactions.memo.others-untouched', ...more],
  response: remember(
    () => new Set<string>(),
    (changed, response, request, context) => {
      const [, id = ''] = place.exec(new URL(request.url).pathname) ?? []
      if (context.operation === by && response.ok) changed.add(id)
      if (context.operation !== 'getTransaction' || !changed.has(id)) return response
      return changeJson({ statuses: [200] }, reset)(response, request, context)
    },
  ),
}))

export default defects
