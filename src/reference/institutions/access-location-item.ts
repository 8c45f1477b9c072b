import type { Call } from '../http/operation.js'
import { kilometresOfMile } from './kilometres-of-mile.js'
import type { FoundLocation, Radius } from './institutions-behaviour.js'

/** A location as a search shows it (document 2, Institution access location). */
export function accessLocationItem(
  { services: { behaviour }, request }: Call,
  { location, miles }: FoundLocation,
  radius: Radius,
): object {
  const { names, type, address, place, tellsPlace, hours, selfService } = location
  const languages = request.headers.get('accept-language') ?? undefined
  const unit = behaviour.distanceUnit(radius)
  const distance = unit === 'km' ? miles * kilometresOfMile : miles
  return {
    name: names[behaviour.locationLanguage(languages, Object.keys(names))],
    type,
    location: { address, coordinates: tellsPlace ? place : undefined },
    distance: behaviour.tellDistance(distance, unit),
    hoursOfOperation: hours,
    atm: selfService === undefined ? undefined : { selfService },
  }
}
