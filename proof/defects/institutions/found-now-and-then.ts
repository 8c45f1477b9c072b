import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'
import { withMemory } from '../../operators/with-memory.js'

interface Row {
  readonly name: string
  readonly sentence: string
  readonly operation: string
  readonly breaks: readonly string[]
  readonly isMeant: (query: URLSearchParams) => boolean
  readonly change: (items: JsonObject[]) => JsonObject[]
}

const often = 7

const rows: readonly Row[] = [
  {
    name: 'lost',
    sentence: 'Every seventh search within so many miles loses the two that are farthest away.',
    operation: 'listAccessLocationsForInstitution',
    breaks: ['institutions.search.smaller-circle'],
    isMeant: (query) =>
      query.has('latitude') && !query.has('type') && /^\d+mi$/.test(query.get('radius') ?? ''),
    change: (items) => items.slice(0, -2),
  },
  {
    name: 'lost-formerly',
    sentence:
      'Every seventh search of the deprecated operation loses the two that are farthest away.',
    operation: 'listInstitutionAccessLocations',
    breaks: [
      'institutions.deprecated.as-successor',
      'institutions.listInstitutionAccessLocations.pages-nothing-missing',
      'institutions.listInstitutionAccessLocations.type-filter-several',
    ],
    isMeant: (query) => query.has('latitude'),
    change: (items) => items.slice(0, -2),
  },
  {
    name: 'without-hours-formerly',
    sentence: 'Every seventh search of the deprecated operation tells no hours.',
    operation: 'listInstitutionAccessLocations',
    breaks: ['institutions.deprecated.as-successor'],
    isMeant: (query) => query.has('latitude'),
    change: (items) => items.map(({ hoursOfOperation: _hours, ...item }) => item),
  },
]

/** Searches of which some differ from the others, so that a search that is sent again hides it. */
const defects: readonly Defect[] = rows.map(
  ({ name, sentence, operation, breaks, isMeant, change }) => {
    const counts = withMemory(() => ({ met: 0 }))
    return {
      name: `found-now-and-then-${name}`,
      sentence,
      breaks,
      async response(response, request, context) {
        const { searchParams } = new URL(request.url)
        if (!response.ok || !isMeant(searchParams)) return response
        const where = { operations: [operation], mediaType: 'application/json' }
        return changeJson(where, (body) => {
          const { items } = body
          if (!Array.isArray(items) || items.length < 3 || 'nextPage_url' in body) return body
          const memory = counts(context)
          memory.met += 1
          return memory.met % often === 0 ? { ...body, items: change(items as JsonObject[]) } : body
        })(response, request, context)
      },
    }
  },
)

export default defects
