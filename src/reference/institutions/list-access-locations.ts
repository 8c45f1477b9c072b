import type { Call, Operation } from '../http/operation.js'
import { jsonResponse } from '../http/json-response.js'
import { Refusal } from '../http/refusal.js'
import { refuseFaults } from '../http/refuse-faults.js'
import { pageOf } from '../paging/page-of.js'
import { accessLocationItem } from './access-location-item.js'
import type { FoundLocation } from './institutions-behaviour.js'
import { institutionIdFaults } from './institution-id-faults.js'
import { readSearch } from './read-search.js'

const statuses = [200, 400, 401, 403, 404, 422, 429]

/** Branches and ATMs of an institution in the neighbourhood of a place. */
export const listAccessLocationsForInstitution: Operation = {
  id: 'listAccessLocationsForInstitution',
  method: 'GET',
  path: '/banking/institutions/{institutionId}/accessLocations',
  statuses,
  answer(call) {
    const given = call.path['institutionId'] ?? ''
    const faults = institutionIdFaults(given)
    refuseFaults(call, [{ parameter: 'institutionId', given, faults }])
    return search(call, given)
  },
}

/** Those of the caller's institution. */
export const listInstitutionAccessLocations: Operation = {
  id: 'listInstitutionAccessLocations',
  method: 'GET',
  path: '/banking/institutionAccessLocations',
  statuses,
  answer: (call) => search(call, undefined),
}

function search(call: Call, code: string | undefined): Response {
  const asked = readSearch(call)
  const { behaviour, books } = call.services
  const { centre, radius, type, start, limit } = asked
  const institutions = behaviour.institutionsSearched(books.institutions, code, call.operation.id)
  const missing = institutions.length === 0 ? behaviour.missingInstitution() : undefined
  if (missing !== undefined)
    throw new Refusal(missing.status, missing.name, 'There is no such institution.')

  const most = behaviour.milesOf(radius)
  const found = institutions
    .flatMap(({ locations }) => locations)
    .filter((location) => behaviour.isListed(location))
    .filter((location) => behaviour.ofLocationType(location, type, call.operation.id))
    .map((location): FoundLocation => ({ location, miles: milesFrom(location) }))
    .filter(({ location, miles }) => behaviour.isWithin(miles, most, location))
  const query = JSON.stringify([call.operation.id, code, centre, radius, type.toSorted()])
  const list = (walk: number) => behaviour.arrangeLocations(found, walk)
  const page = pageOf(call, { list, selects: () => true, query, start, limit })
  const items = page.items.map((one) => accessLocationItem(call, one, radius))
  const count = behaviour.locationCount(found.length, items.length)
  return jsonResponse({ ...page, ...(count === undefined ? {} : { count }), items })

  function milesFrom({ place }: FoundLocation['location']): number {
    return behaviour.milesBetween(centre ?? place, place)
  }
}
