import type { AccessLocation, OpenedInstitutions, Place } from '../books/institution.js'

export type Unit = 'mi' | 'km'

/** How far to search, as it was requested. */
export interface Radius {
  readonly amount: number
  /** Absent when only a number was given. */
  readonly unit?: Unit
}

/** A location that was found, and how far it is from the centre of the search, in miles. */
export interface FoundLocation {
  readonly location: AccessLocation
  readonly miles: number
}

/** Where a search may be around; what was not given is absent. */
export interface Centres {
  readonly coordinates?: Place
  readonly postal?: Place
}

/** The bank's decisions about institutions and their locations. */
export interface InstitutionsBehaviour {
  // ── What is searched
  /** The institutions whose locations an operation searches, given the code in its path. */
  institutionsSearched(
    { institutions }: OpenedInstitutions,
    code: string | undefined,
    operation: string,
  ): OpenedInstitutions['institutions']
  /** How an operation answers for an institution that is not there; `undefined` finds nothing there. */
  missingInstitution(): { readonly status: number; readonly name: string } | undefined
  /** The country of a postal code that comes without one. */
  countryOf(given: string | undefined): string
  /** The centre of a search that names one or both. */
  centreOf(centres: Centres): Place | undefined

  // ── How far
  /** Whether no caller may search that far. */
  isTooFar(radius: Radius): boolean
  milesOf(radius: Radius): number
  /** Miles from one place to another. */
  milesBetween(one: Place, other: Place): number
  isWithin(miles: number, radius: number, location: AccessLocation): boolean

  // ── What is answered
  /** Whether a location is one of those that are listed at all. */
  isListed(location: AccessLocation): boolean
  /** Whether it is of a wanted type; without any, all are. */
  ofLocationType(location: AccessLocation, wanted: readonly string[], operation: string): boolean
  /** Order of the list within one walk; stable for a given walk. */
  arrangeLocations(found: readonly FoundLocation[], walk: number): readonly FoundLocation[]
  /** The language to tell it in, of those that are there. */
  locationLanguage(header: string | undefined, there: readonly string[]): string
  /** The unit of the distances of an answer. */
  distanceUnit(radius: Radius): Unit
  tellDistance(distance: number, unit: Unit): string
  /** The member `count` of a page: of the search, or of the page. */
  locationCount(ofSearch: number, ofPage: number): number | undefined
}
