import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const breaks = ['transactions.history.items-agree']

const itemsOf = (page: JsonObject): readonly JsonObject[] =>
  ((page['_embedded'] as JsonObject)['items'] ?? []) as JsonObject[]

const changeHistory = (change: (items: readonly JsonObject[]) => readonly JsonObject[]) =>
  changeJson({ operations: ['getTransactions'], statuses: [200] }, (page) => ({
    ...page,
    _embedded: { ...(page['_embedded'] as JsonObject), items: [...change(itemsOf(page))] },
  }))

/** A history that joins memos to transactions wrongly. */
const defects: readonly Defect[] = [
  {
    name: 'memos-listed-empty',
    sentence: 'The history shows an empty memo with each transaction that has none.',
    breaks,
    response: changeHistory((items) => items.map((item) => ({ memo: '', ...item }))),
  },
  {
    name: 'memos-listed-of-one',
    sentence: 'The history shows the memo of one transaction with all of them.',
    breaks,
    response: changeHistory((items) => {
      const memo = items.find((item) => item['memo'] !== undefined)?.['memo']
      return items.map((item) => ({ ...item, memo }))
    }),
  },
]

export default defects
