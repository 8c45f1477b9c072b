import type { Behaviour } from '../../../src/reference/behaviour.js'
import { defectOf } from '../../alterations/defect-of.js'
import type { Defect } from '../../defect.js'

const planted = defectOf('told-on-small-pages')

/** Pages that no search fits into. */
const small: Pick<Behaviour, 'pageSize'> = { pageSize: (limit) => Math.min(limit, 3) }

/** What searches tell wrongly where no list is to be had at once. */
const defects: readonly Defect[] = [
  planted(
    'language-first-named',
    'Pages are small, and the language named first is told.',
    ['institutions.language.weights', 'institutions.language.excluded'],
    ({ locationLanguage }) => ({
      ...small,
      locationLanguage: (header, there) =>
        locationLanguage(header?.replaceAll(/;q=[0-9.]+/g, ''), there),
    }),
  ),
  planted(
    'language-of-nobody',
    'Pages are small, and who asks for no language that is there is told in Spanish.',
    'institutions.language.default',
    ({ locationLanguage }) => ({
      ...small,
      locationLanguage: (header, there) =>
        header === 'qaa' ? 'es' : locationLanguage(header, there),
    }),
  ),
  planted(
    'deprecated-branches',
    'Pages are small, and the deprecated operation knows branches only.',
    'institutions.deprecated.as-successor',
    ({ ofLocationType }) => ({
      ...small,
      ofLocationType: (location, wanted, operation) =>
        ofLocationType(location, wanted, operation) &&
        (operation !== 'listInstitutionAccessLocations' || location.type === 'branch'),
    }),
  ),
]

export default defects
