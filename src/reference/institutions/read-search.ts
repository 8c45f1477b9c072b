import type { Place } from '../books/institution.js'
import type { Fault } from '../http/fault.js'
import type { Call } from '../http/operation.js'
import { readQuery } from '../http/read-query.js'
import { refuseFaults } from '../http/refuse-faults.js'
import type { Values } from '../http/reader.js'
import { locationParameters } from './location-parameters.js'

type Parameters = Values<typeof locationParameters>

interface Search extends Parameters {
  readonly centre: Place | undefined
}

/**
 * Reads a search: its parameters, and the centre that they come to.
 *
 * @throws Refusal for wrong parameters, or when it has no centre or goes too far
 */
export function readSearch(call: Call): Search {
  refuseLanguages(call)
  const asked = readQuery(call, locationParameters)
  const { behaviour, books } = call.services
  const { latitude, longitude, postalCode, countryCode, radius } = asked

  const tooFar = { kind: 'above-maximum', malformed: false, detail: 'is too far' } as const
  if (behaviour.isTooFar(radius)) refuse(call, 'radius', tooFar)
  const missing = { kind: 'missing', malformed: true, detail: 'is missing' } as const
  if (postalCode === undefined) {
    if (latitude === undefined)
      refuse(call, longitude === undefined ? 'postalCode' : 'latitude', missing)
    else if (longitude === undefined) refuse(call, 'longitude', missing)
  }

  const country = behaviour.countryOf(countryCode)
  const postal = books.institutions.postalAreas.find(
    (area) => area.countryCode === country && area.postalCode === postalCode,
  )?.place
  const coordinates =
    latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  const unknown = { kind: 'unknown-value', malformed: false, detail: 'is not known' } as const
  if (postalCode !== undefined && postal === undefined && coordinates === undefined)
    refuse(call, 'postalCode', unknown)
  const centres = {
    coordinates,
    postal,
  }
  return { ...asked, centre: behaviour.centreOf(centres) }
}

function refuse(call: Call, parameter: string, fault: Fault): void {
  const given = call.url.searchParams.get(parameter) ?? undefined
  refuseFaults(call, [{ parameter, given, faults: [fault] }])
}

function refuseLanguages(call: Call): void {
  const given = call.request.headers.get('accept-language') ?? undefined
  const detail = 'has more than 128 characters'
  const faults =
    (given ?? '').length > 128 ? [{ kind: 'too-long', malformed: true, detail } as const] : []
  refuseFaults(call, [{ parameter: 'Accept-Language', given, faults }])
}
