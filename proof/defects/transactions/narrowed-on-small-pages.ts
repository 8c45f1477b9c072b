import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

const pending = 'getPendingTransactions'

/** Pages that no narrowed list fits into. */
const behaviour: Pick<Behaviour, 'pageSize'> = { pageSize: (limit) => Math.min(limit, 3) }

/** Lists that are narrowed wrongly where they have several pages, however much is asked for. */
const defects: readonly Defect[] = [
  {
    name: 'narrowed-on-small-pages-hold',
    sentence: 'Pages are small, and of several states of hold the first one counts.',
    breaks: ['transactions.pending.holdStates'],
    behaviour,
    request: changeQuery(pending, (query) => {
      const [first = '', second] = query.get('holdState')?.split('|') ?? []
      if (second !== undefined) query.set('holdState', first)
    }),
  },
  {
    name: 'narrowed-on-small-pages-account',
    sentence:
      'Pages are small, and those behind the first one by an account lack their first item.',
    breaks: ['transactions.pending.filters-with-pages'],
    behaviour,
    response: changeJson({ operations: [pending], statuses: [200] }, (page, _response, { url }) => {
      const { searchParams: query } = new URL(url)
      const { items } = page['_embedded'] as { items: JsonObject[] }
      const isMeant = query.has('account') && Number(query.get('start') ?? 0) > 0
      return isMeant ? { ...page, _embedded: { items: items.slice(1) } } : page
    }),
  },
]

export default defects
