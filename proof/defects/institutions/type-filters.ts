import type { InstitutionsBehaviour } from '../../../src/reference/institutions/institutions-behaviour.js'
import type { Defect } from '../../defect.js'

const id = 'listAccessLocationsForInstitution'

type Row = readonly [aspect: string, fault: string, keeps: InstitutionsBehaviour['ofLocationType']]

const rows: readonly Row[] = [
  ['matching', 'is overlooked', () => true],
  [
    'complete',
    'knows only ATMs for self-service',
    ({ type, selfService }, wanted) =>
      wanted.includes(type) && (wanted.length > 1 || selfService !== false),
  ],
  ['several', 'looks at the first type only', ({ type }, wanted) => wanted[0] === type],
  [
    'several',
    'looks for locations of every type named',
    ({ type }, wanted) => wanted.every((one) => one === type),
  ],
]

/** Filters by type that let too much or too little through. */
const defects: readonly Defect[] = rows.map(([aspect, fault, keeps]) => ({
  name: `type-filters-${id}-${fault.replaceAll(' ', '-')}`,
  sentence: `The filter type of ${id} ${fault}.`,
  breaks: [`institutions.${id}.type-filter-${aspect}`],
  behaviour: ({ ofLocationType }) => ({
    ofLocationType: (location, wanted, operation) =>
      operation === id && wanted.length > 0
        ? keeps(location, wanted, operation)
        : ofLocationType(location, wanted, operation),
  }),
}))

export default defects
