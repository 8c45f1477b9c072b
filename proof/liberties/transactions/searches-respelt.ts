import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import { relink } from '../../alterations/relink.js'
import type { Liberty } from '../../liberty.js'

const list = 'getPendingTransactions'
const mark = 'mentions '

const respelt = (href: string, from: string): string => {
  const url = new URL(href, from)
  const words = url.searchParams.get('q')
  if (words === null) return href
  url.searchParams.delete('q')
  url.searchParams.set('filter', `${mark}${words}`)
  return url.href
}

const liberty: Liberty = {
  name: 'searches-respelt',
  sentence: 'A list that was searched leads on to its pages by a filter that says the same.',
  because: 'How a link spells what it leads to is not shown, nor is the language of filters.',
  request: changeQuery(list, (query) => {
    const filter = query.get('filter')
    if (filter?.startsWith(mark) !== true) return
    query.delete('filter')
    query.set('q', filter.slice(mark.length))
  }),
  response: changeJson({ operations: [list], statuses: [200] }, (page, _response, { url }) =>
    ['first', 'next'].reduce(
      (changed, relation) => relink(changed, relation, (href) => respelt(href, url)),
      page,
    ),
  ),
}

export default liberty
