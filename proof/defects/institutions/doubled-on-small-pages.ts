import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

const operation = 'listAccessLocationsForInstitution'
/** Locations of a page, however many were requested. */
const most = 3

const lastItems = withMemory(() => new Map<string, JsonObject>())

/** The address of a page, of whatever size. */
function placeOf(url: string): string {
  const { searchParams: query } = new URL(url)
  query.delete('limit')
  query.sort()
  return String(query)
}

/** Locations have no identifier: one that stands twice is told from two that say the same by where pages end. */
const defect: Defect = {
  name: 'doubled-on-small-pages',
  sentence: 'Pages have room for three, and begin with what the one before ended with.',
  breaks: ['institutions.listAccessLocationsForInstitution.pages-nothing-twice'],
  behaviour: { pageSize: (limit) => Math.min(limit, most) },
  // There is room for it where fewer are requested.
  request: changeQuery(operation, (query) => {
    const limit = Number(query.get('limit'))
    if (query.get('start') && limit > 1 && limit <= most) query.set('limit', String(limit - 1))
  }),
  response: (response, request, context) =>
    changeJson({ operations: [operation], statuses: [200] }, (page) => {
      const items = page['items'] as JsonObject[]
      const next = page['nextPage_url']
      const last = items.at(-1)
      const asked = new URL(request.url).searchParams.get('limit') ?? ''
      const before = lastItems(context).get(placeOf(request.url))
      if (typeof next === 'string' && last !== undefined)
        lastItems(context).set(placeOf(next), last)
      if (before === undefined || asked === '1') return page
      const leadsOn = typeof next === 'string' && {
        nextPage_url: next.replace(/([?&]limit=)\d+/, `$1${asked}`),
      }
      return { ...page, ...leadsOn, limit: Number(page['limit']) + 1, items: [before, ...items] }
    })(response, request, context),
}

export default defect
