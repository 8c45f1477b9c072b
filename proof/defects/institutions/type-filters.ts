import { changeJson, type JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { InstitutionsBehaviour } from '../../../src/reference/institutions/institutions-behaviour.js'
import type { Defect } from '../../defect.js'

const id = 'listAccessLocationsForInstitution'
const others = new Map([
  ['atm', 'branch'],
  ['branch', 'atm'],
])

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
    'looks for branches only where they are named first',
    ({ type }, wanted) => (wanted[0] === 'branch' ? type === 'branch' : wanted.includes(type)),
  ],
  [
    'institutions.listAccessLocationsForInstitution.type-filter-several',
    'looks for locations of every type named',
    ({ type }, wanted) => wanted.every((one) => one === type),
  ],
]

/** Filters by type that let too much or too little through. */
const wrongFilters: readonly Defect[] = rows.map(([breaks, fault, keeps]) => ({
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

const defects: readonly Defect[] = [
  ...wrongFilters,
  {
    name: `type-filters-${id}-refuses-another-order`,
    sentence: `The filter type of ${id} is refused where branches are named before ATMs.`,
    breaks: ['institutions.listAccessLocationsForInstitution.type-all-values-accepted'],
    request: changeQuery(id, (query) => {
      if (query.get('type') === 'branch|atm') query.set('type', 'branch|branch')
    }),
  },
  {
    name: `type-filters-${id}-later-pages-around-code`,
    sentence:
      'Around a postal code, later pages for one type begin with a location of another one.',
    breaks: ['institutions.listAccessLocationsForInstitution.type-filter-matching'],
    response: changeJson({ operations: [id], statuses: [200] }, (page, _response, { url }) => {
      const { searchParams: query } = new URL(url)
      const wanted = query.get('type') ?? ''
      const isMeant = query.has('postalCode') && query.has('start') && others.has(wanted)
      const [first, ...rest] = page['items'] as JsonObject[]
      return isMeant && first !== undefined
        ? { ...page, items: [{ ...first, type: others.get(wanted) }, ...rest] }
        : page
    }),
  },
]

export default defects
