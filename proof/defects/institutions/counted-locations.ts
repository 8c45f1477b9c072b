import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import type { Defect } from '../../defect.js'

/** A page whose count is neither that of the page nor that of the search. */
const counted = (
  name: string,
  sentence: string,
  count: (body: JsonObject, query: URLSearchParams) => number,
): Defect => ({
  name: `counted-locations-${name}`,
  sentence,
  breaks: ['institutions.accessLocations.count-agrees'],
  response: changeJson({ statuses: [200] }, (body, _response, { url }) =>
    Array.isArray(body['items'])
      ? { ...body, count: count(body, new URL(url).searchParams) }
      : body,
  ),
})

const defects: readonly Defect[] = [
  counted(
    'one-more',
    'The count of a page is one more than what the search finds.',
    ({ count }) => Number(count) + 1,
  ),
  counted('as-limit', 'The count of a page is its limit.', ({ limit }) => Number(limit)),
  counted(
    'first-page-only',
    'Only the first page has a count, later ones have 0.',
    ({ count }, query) => (query.get('start') ? 0 : Number(count)),
  ),
]

export default defects
