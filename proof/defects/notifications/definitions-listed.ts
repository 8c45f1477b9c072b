import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import { forgetFilters } from '../../alterations/forget-filters.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import type { Variation } from '../../variation.js'

type Row = Pick<Variation, 'behaviour' | 'request' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string
}

const id = 'getDefinitions'
const filters = ['type', 'contextName', 'expired', 'q']

const fields = [
  ['type', 'ofTypes'],
  ['contextName', 'ofContexts'],
] as const

const isRecent = ({ updatedAt }: { readonly updatedAt: number }, days: number): boolean =>
  Date.now() - updatedAt < days * 86_400_000

/** What goes wrong with either list of names. */
const ofNames: readonly Row[] = fields.flatMap(([member, decision]): readonly Row[] => [
  {
    name: `${member}-ignored`,
    sentence: `${member} does not narrow the list.`,
    breaks: `${member}-filter-matching`,
    behaviour: { [decision]: () => true },
  },
  {
    name: `${member}-recent-only`,
    sentence: `With ${member} the list lacks what was updated more than a year ago.`,
    breaks: `${member}-filter-complete`,
    behaviour: (before: Behaviour) => ({
      [decision]: (...[definition, wanted]: Parameters<Behaviour['ofTypes']>) =>
        before[decision](definition, wanted) && isRecent(definition, 365),
    }),
  },
  {
    name: `${member}-first`,
    sentence: `Of several values of ${member} the first one counts.`,
    breaks: `${member}-filter-several`,
    behaviour: (before: Behaviour) => ({
      [decision]: (...[definition, wanted]: Parameters<Behaviour['ofTypes']>) =>
        before[decision](definition, wanted.slice(0, 1)),
    }),
  },
])

const rows: readonly Row[] = [
  ...ofNames,
  {
    name: 'context-beside-type',
    sentence: 'Beside a type, contextName is ignored.',
    breaks: 'filters-together',
    request: changeQuery(id, (query) => {
      if (query.has('type')) query.delete('contextName')
    }),
  },
  {
    name: 'expired-ignored',
    sentence: 'With expired=true the list holds others as well.',
    breaks: 'expired-only',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) => wanted === true || ofExpiry(definition, wanted),
    }),
  },
  {
    name: 'expired-among-others',
    sentence: 'With expired=false the list holds expired definitions as well.',
    breaks: 'not-expired-only',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) => wanted === false || ofExpiry(definition, wanted),
    }),
  },
  {
    name: 'expired-by-time',
    sentence: 'With expired=false the list holds what has no time at which it expires.',
    breaks: 'not-expired-only',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) =>
        wanted === false ? definition.priority === 'medium' : ofExpiry(definition, wanted),
    }),
  },
  {
    name: 'expired-recent-only',
    sentence: 'With expired=true the list lacks what was updated more than a year ago.',
    breaks: 'expired-complete',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) =>
        ofExpiry(definition, wanted) && (wanted !== true || isRecent(definition, 365)),
    }),
  },
  {
    name: 'not-expired-recent-only',
    sentence: 'With expired=false the list lacks what was updated more than five weeks ago.',
    breaks: 'not-expired-complete',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) =>
        ofExpiry(definition, wanted) && (wanted !== false || isRecent(definition, 35)),
    }),
  },
  {
    name: 'unsorted',
    sentence: 'sortBy is ignored.',
    breaks: 'sorted',
    behaviour: { sortFields: () => [] },
  },
  {
    name: 'sorted-by-identifier',
    sentence: 'Whatever field is asked for, the list is in the order of the identifiers.',
    breaks: 'sorted',
    behaviour: ({ sortValue }) => ({ sortValue: (definition) => sortValue(definition, '_id') }),
  },
  {
    name: 'sorted-up-only',
    sentence: 'A hyphen before a field to sort by does nothing.',
    breaks: 'sorted-descending',
    behaviour: {
      sortFields: (asked) => asked.map(({ name }) => ({ name, descending: false })),
    },
  },
  {
    name: 'sorted-down-refused',
    sentence: 'A hyphen is no part of a field to sort by.',
    breaks: 'sorted-descending',
    behaviour: refuseValue(id, 'sortBy', (value) => value.startsWith('-')),
  },
  {
    name: 'sorted-by-first',
    sentence: 'Of several fields to sort by the first one counts.',
    breaks: 'sorted-by-several',
    behaviour: { sortFields: (asked) => asked.slice(0, 1) },
  },
  {
    name: 'sorted-by-last',
    sentence: 'Of several fields to sort by the last one counts most.',
    breaks: 'sorted-by-several',
    behaviour: { sortFields: (asked) => asked.toReversed() },
  },
  {
    name: 'sorted-by-one',
    sentence: 'There is one field to sort by, and no comma in it.',
    breaks: 'sorted-by-several',
    behaviour: refuseValue(id, 'sortBy', (value) => value.includes(',')),
  },
  {
    name: 'sorted-down-all',
    sentence: 'A hyphen before the first field to sort by counts for all, and no other one counts.',
    breaks: 'sorted-by-several-descending',
    behaviour: {
      sortFields: (asked) =>
        asked.map(({ name }) => ({ name, descending: asked[0]?.descending ?? false })),
    },
  },
  {
    name: 'sorted-down-first',
    sentence: 'A hyphen after a comma is refused.',
    breaks: 'sorted-by-several-descending',
    behaviour: refuseValue(id, 'sortBy', (value) => value.includes(',-')),
  },
  {
    name: 'search-refused',
    sentence: 'A search string is refused.',
    breaks: 'q',
    behaviour: refuseValue(id, 'q', () => true),
  },
  ...forgetFilters(id, filters),
]

/** Lists of definitions that are not those that were asked for. */
const defects: readonly Defect[] = rows.map(({ breaks, ...row }) => ({
  ...row,
  name: `definitions-listed-${row.name}`,
  breaks: [`notifications.getDefinitions.${breaks}`],
}))

export default defects
