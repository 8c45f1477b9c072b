import type { InstitutionsBehaviour } from '../../../src/reference/institutions/institutions-behaviour.js'
import type { Defect } from '../../defect.js'

const id = 'listAccessLocationsForInstitution'

type Row = readonly [breaks: string, fault: string, keeps: InstitutionsBehaviour['ofLocationType']]

const rows: readonly Row[] = [
  [
    'institutions.listAccessLocationsForInstitution.type-filter-matching',
    'is overlooked',
    () => true,
  ],
  [
    'institutions.listAccessLocationsForInstitution.type-filter-complete',
    'knows only ATMs for self-service',
    ({ type, selfService }, wanted) =>
      wanted.includes(type) && (wanted.length > 1 || selfService !== false),
  ],
  [
    'institutions.listAccessLocationsForInstitution.type-filter-several',
    'looks at the first type only',
    ({ type }, wanted) => wanted[0] === type,
  ],
  [
    'institutions.listAccessLocationsForInstitution.type-filter-several',
    'looks for locations of every type named',
    ({ type }, wanted) => wanted.every((one) => one === type),
  ],
]

/** Filters by type that let too much or too little through. */
const defects: readonly Defect[] = rows.map(([breaks, fault, keeps]) => ({
  name: `type-filters-${id}-${fault.replaceAll(' ', '-')}`,
  sentence: `The filter type of ${id} ${fault}.`,
  breaks: [breaks],
  behaviour: ({ ofLocationType }) => ({
    ofLocationType: (location, wanted, operation) =>
      operation === id && wanted.length > 0
        ? keeps(location, wanted, operation)
        : ofLocationType(location, wanted, operation),
  }),
}))

export default defects
