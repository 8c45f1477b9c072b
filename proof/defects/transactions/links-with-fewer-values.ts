import { changeJson } from '../../alterations/change-json.js'
import { relink } from '../../alterations/relink.js'
import type { Defect } from '../../defect.js'

const list = 'getPendingTransactions'

/** A link of the pages of the pending list that has but the first value of a filter. */
const withFirst = (relation: string, filter: string) =>
  changeJson({ operations: [list], statuses: [200] }, (page, _, { url }) =>
    relink(page, relation, (href) => {
      const address = new URL(href, url)
      const [first = '', ...more] = (address.searchParams.get(filter) ?? '').split('|')
      if (more.length > 0) address.searchParams.set(filter, first)
      return address.href
    }),
  )

/** Links to a page of another list: they leave out values of a filter by which the page itself has items. */
const defects: readonly Defect[] = [
  {
    name: 'links-with-fewer-values-self',
    sentence: 'The link self of a page of several accounts has but the first of them.',
    breaks: ['transactions.getPendingTransactions.pages-link-self'],
    response: withFirst('self', 'account'),
  },
  {
    name: 'links-with-fewer-values-first',
    sentence: 'The link first of a page of several accounts has but the first of them.',
    breaks: ['transactions.getPendingTransactions.pages-link-first'],
    response: withFirst('first', 'account'),
  },
  {
    name: 'links-with-fewer-values-hold-states',
    sentence: 'The link self of a page of several hold states has but the first of them.',
    breaks: ['transactions.getPendingTransactions.pages-link-self'],
    response: withFirst('self', 'holdState'),
  },
]

export default defects
