import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('searches-at-edges')

/** Circles that are a little too narrow, or too wide around a postal code. */
const defects: readonly Defect[] = [
  planted(
    'fraction-cut',
    'The fraction of a radius is cut off.',
    'institutions.radius.fraction',
    ({ milesOf }) => ({
      milesOf: (radius) => milesOf({ ...radius, amount: Math.floor(radius.amount) }),
    }),
  ),
  {
    name: 'searches-at-edges-wide-around-code',
    sentence: 'The radius is overlooked around a postal code.',
    breaks: ['institutions.search.within-radius', 'institutions.search.any-within-radius'],
    request(request) {
      const url = new URL(request.url)
      const { searchParams: query } = url
      if (query.has('postalCode') && /^\d+(?:mi|km)?$/.test(query.get('radius') ?? ''))
        query.set('radius', '500mi')
      return new Request(url, request)
    },
  },
]

export default defects
