import { openBooks } from '../../../src/reference/books/open-books.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

const accounts = new Map(openBooks(0).transactions.map(({ id, account }) => [id, account]))

/** A bank that reads the transactions of each account that is named, one after the other. */
const defect: Defect = {
  name: 'named-twice',
  sentence: 'The transactions of an account that is named twice are listed twice.',
  breaks: ['transactions.getPendingTransactions.pages-nothing-twice'],
  response: changeJson(
    { operations: ['getPendingTransactions'], statuses: [200] },
    (page, _response, { url }) => {
      const asked = new URL(url).searchParams.get('account')?.split('|')
      if (asked === undefined) return page
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const all = items.flatMap((item) => {
        const named = asked.filter((one) => one === accounts.get(String(item['_id'])))
        return named.length > 1 ? named.map(() => item) : [item]
      })
      return { ...page, _embedded: { items: all } }
    },
  ),
}

export default defect
