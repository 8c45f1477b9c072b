import { changeJson } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

/** Links of a list that was searched, without the words that were looked for. */
const defects: readonly Defect[] = (
  [
    ['self', 'transactions.getPendingTransactions.pages-link-self'],
    ['first', 'transactions.getPendingTransactions.pages-link-first'],
  ] as const
).map(([relation, broken]): Defect => ({
  name: `searches-lost-${relation}`,
  sentence: `The link ${relation} of a list that was searched leads to the list without the search.`,
  breaks: [broken],
  response: changeJson(
    { operations: ['getPendingTransactions'], statuses: [200] },
    (page, _response, { url }) =>
      relink(page, relation, (href) => {
        const address = new URL(href, url)
        address.searchParams.delete('q')
        return address.href
      }),
  ),
}))

export default defects
