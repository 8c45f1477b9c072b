import type { Operation } from '../http/operation.js'
import {
  listAccessLocationsForInstitution,
  listInstitutionAccessLocations,
} from './list-access-locations.js'

/** The institution interface 0.31.0 (document 2), as far as it is shown. */
export const institutionsOperations: readonly Operation[] = [
  listAccessLocationsForInstitution,
  listInstitutionAccessLocations,
]
