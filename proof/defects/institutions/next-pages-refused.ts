import { changeJson } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'

/** Locations of a page, however many were requested: so few that those around a postal code have several pages. */
const most = 2

/** Searches around a postal code of which no page but the first one is to be had, where the biggest pages are small. */
const defects: readonly Defect[] = [
  {
    name: 'next-pages-refused-around-code',
    sentence: 'Pages have room for two, and the address of the next one has half of a postal code.',
    breaks: ['institutions.listAccessLocationsForInstitution.pages-next-answers'],
    ...leadingOn('listAccessLocationsForInstitution', (next) =>
      next.replace(/postalCode=([^&])[^&]*/, 'postalCode=$1'),
    ),
  },
  {
    name: 'next-pages-refused-without-code',
    sentence: 'Pages have room for two, and the address of the next one has lost the postal code.',
    breaks: ['institutions.listAccessLocationsForInstitution.pages-filters-kept'],
    ...leadingOn('listAccessLocationsForInstitution', withoutCode),
  },
  {
    name: 'next-pages-refused-without-code-formerly',
    sentence:
      'Pages of the deprecated search have room for two, and the address of the next one has lost the postal code.',
    breaks: [
      'institutions.listInstitutionAccessLocations.pages-next-answers',
      'institutions.listInstitutionAccessLocations.pages-filters-kept',
    ],
    ...leadingOn('listInstitutionAccessLocations', withoutCode),
  },
]

function withoutCode(next: string): string {
  return next.replace(/postalCode=[^&]*&?/, '')
}

/** @param spoil changes the address of the next page */
function leadingOn(
  operation: string,
  spoil: (next: string) => string,
): Pick<Defect, 'request' | 'response'> {
  return {
    request: changeQuery(operation, (query) => {
      const limit = Number(query.get('limit') ?? most + 1)
      if (limit > most && limit <= 1000) query.set('limit', String(most))
    }),
    response: changeJson({ operations: [operation] }, (page) => {
      const next = page['nextPage_url']
      return typeof next === 'string' ? { ...page, nextPage_url: spoil(next) } : page
    }),
  }
}

export default defects
