import { changeResponse } from '../../alterations/change-response.js'
import { problem } from '../../alterations/problem.js'
import type { Defect } from '../../defect.js'

const row = (
  name: string,
  sentence: string,
  breaks: string,
  status: number,
  isMeant: (query: URLSearchParams) => boolean,
): Defect => ({
  name: `searches-by-digits-${name}`,
  sentence,
  breaks: [breaks],
  response: (response, request, context) =>
    isMeant(new URL(request.url).searchParams)
      ? changeResponse({ statuses: [200] }, () => problem(status, name))(response, request, context)
      : response,
})

const answered = 'institutions.search.answered'
const byCoordinates = 'institutions.search.by-coordinates'

/** Whether a radius of a unit comes behind the greatest one as a text. */
const isBehind = (query: URLSearchParams, unit: RegExp, most: string): boolean => {
  const [, digits = ''] = unit.exec(query.get('radius') ?? '') ?? []
  return digits > most
}
const isAt = (query: URLSearchParams, name: string, degrees: number): boolean =>
  Math.abs(Number(query.get(name) ?? 45)) === degrees

/** Searches that go wrong for the digits that they are asked with. */
const defects: readonly Defect[] = [
  row('miles', 'A radius is held against the greatest one as a text.', answered, 422, (query) =>
    isBehind(query, /^(\d+)(?:mi)?$/, '500'),
  ),
  row(
    'kilometres',
    'A radius in kilometres is held against the greatest one as a text.',
    answered,
    422,
    (query) => isBehind(query, /^(\d+)km$/, '805'),
  ),
  row('poles', 'A search around a pole brings the service down.', byCoordinates, 500, (query) =>
    isAt(query, 'latitude', 90),
  ),
  row(
    'date-line',
    'A search around the line where a day begins brings the service down.',
    byCoordinates,
    500,
    (query) => isAt(query, 'longitude', 180),
  ),
  row(
    'no-degrees',
    'A search around degrees that are both zero brings the service down.',
    byCoordinates,
    500,
    (query) => isAt(query, 'latitude', 0) && isAt(query, 'longitude', 0),
  ),
]

export default defects
