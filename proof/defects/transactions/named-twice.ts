import { openBooks } from '../../../src/reference/books/open-books.js'
import type { Transaction } from '../../../src/reference/books/transaction.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const known = new Map(openBooks(0).transactions.map((one) => [one.id, one]))

const rows: readonly (readonly [
  name: string,
  what: string,
  parameter: string,
  of: (one: Transaction | undefined) => string | undefined,
])[] = [
  ['named-twice', 'of an account that', 'account', (one) => one?.account],
  ['holds-named-twice', 'in a state of hold that', 'holdState', (one) => one?.holdState],
]

/** A bank that reads the transactions of each value that is named, one after the other. */
const defects: readonly Defect[] = rows.map(([name, what, parameter, of]) => ({
  name,
  sentence: `The transactions ${what} is named twice are listed twice.`,
  breaks: ['transactions.getPendingTransactions.pages-nothing-twice'],
  response: changeJson(
    { operations: ['getPendingTransactions'], statuses: [200] },
    (page, _response, { url }) => {
      const asked = new URL(url).searchParams.get(parameter)?.split('|')
      if (asked === undefined) return page
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const all = items.flatMap((item) => {
        const named = asked.filter((one) => one === of(known.get(String(item['_id']))))
        return named.length > 1 ? named.map(() => item) : [item]
      })
      return { ...page, _embedded: { items: all.slice(0, Number(page['limit'])) } }
    },
  ),
}))

export default defects
