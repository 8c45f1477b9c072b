import type { Liberty } from '../../liberty.js'
import { forbiddenIn } from '../../alterations/forbidden-in.js'

const forbidden = forbiddenIn(
  'institution-callers',
  'The scopes of the institution interface are not shown.',
)

/** Callers who may use one of the two searches only. */
const liberties: readonly Liberty[] = [
  forbidden(
    'not-formerly',
    'No caller may use the deprecated operation.',
    'listInstitutionAccessLocations',
  ),
  forbidden(
    'formerly-only',
    'No caller may use the operation that replaced the deprecated one.',
    'listAccessLocationsForInstitution',
  ),
]

export default liberties
