import { changeJson } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

const defect: Defect = {
  name: 'selves-without-limit',
  sentence: 'The link self of a page leads to a page of the size that is usual.',
  breaks: ['transactions.getPendingTransactions.pages-link-self'],
  response: changeJson(
    { operations: ['getPendingTransactions'], statuses: [200] },
    (page, _response, { url }) =>
      relink(page, 'self', (href) => {
        const address = new URL(href, url)
        address.searchParams.delete('limit')
        return address.href
      }),
  ),
}

export default defect
