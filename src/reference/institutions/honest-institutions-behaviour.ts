import { chooseLanguage } from './choose-language.js'
import { greatCircle } from './great-circle.js'
import { kilometresOfMile } from './kilometres-of-mile.js'
import type { InstitutionsBehaviour } from './institutions-behaviour.js'

/** How the reference bank decides when nothing else is asked of it. */
export const honestInstitutionsBehaviour: InstitutionsBehaviour = {
  institutionsSearched: ({ institutions }, code) =>
    code === undefined
      ? institutions.slice(0, 1)
      : institutions.filter((institution) => institution.id === code),
  missingInstitution: () => ({ status: 404, name: 'institutionNotFound' }),
  countryOf: (given) => given ?? 'US',
  centreOf: ({ coordinates, postal }) => coordinates ?? postal,

  isTooFar: ({ amount, unit }) => amount > (unit === 'km' ? 805 : 500),
  milesOf: ({ amount, unit }) => (unit === 'km' ? amount / kilometresOfMile : amount),
  milesBetween: greatCircle,
  isWithin: (miles, radius) => miles <= radius,

  isListed: ({ within }) => within === undefined,
  ofLocationType: ({ type }, wanted) => wanted.length === 0 || wanted.includes(type),
  arrangeLocations: (found) => found.toSorted((one, other) => one.miles - other.miles),
  locationLanguage: chooseLanguage,
  distanceUnit: ({ unit = 'mi' }) => unit,
  tellDistance: (distance, unit) => `${distance.toFixed(2)}${unit}`,
  locationCount: (ofSearch) => ofSearch,
}
