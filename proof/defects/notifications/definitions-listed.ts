import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeHal } from '../../alterations/change-hal.js'
import type { JsonObject } from '../../alterations/change-json.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import { dropFilters } from '../../alterations/drop-filters.js'
import { lag } from '../../alterations/lag.js'
import { refuseValue } from '../../alterations/refuse-value.js'
import { startOfTrials } from '../../alterations/start-of-trials.js'
import type { Variation } from '../../variation.js'
import { withoutInLink } from '../../alterations/without-in-link.js'

type Row = Pick<Variation, 'behaviour' | 'request' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string | readonly string[]
}

const id = 'getDefinitions'
const filters = ['type', 'contextName', 'expired', 'q']

const fields = [
  {
    member: 'type',
    decision: 'ofTypes',
    matching: 'notifications.getDefinitions.type-filter-matching',
    complete: 'notifications.getDefinitions.type-filter-complete',
    several: 'notifications.getDefinitions.type-filter-several',
    together: [],
  },
  {
    member: 'contextName',
    decision: 'ofContexts',
    matching: 'notifications.getDefinitions.contextName-filter-matching',
    complete: 'notifications.getDefinitions.contextName-filter-complete',
    several: 'notifications.getDefinitions.contextName-filter-several',
    // Old definitions have it beside another filter.
    together: ['notifications.getDefinitions.filters-together'],
  },
] as const

const asPattern = ({ ofTypes }: Behaviour): Partial<Behaviour> => ({
  ofTypes: (definition, wanted) =>
    ofTypes(definition, wanted) ||
    wanted.some(
      (one) =>
        one.includes('.') &&
        one.length === definition.type.length &&
        [...one].every((letter, at) => letter === '.' || letter === definition.type[at]),
    ),
})

const isRecent = ({ updatedAt }: { readonly updatedAt: number }, days: number): boolean =>
  startOfTrials - updatedAt < days * 86_400_000

/** What goes wrong with either list of names. */
const ofNames: readonly Row[] = fields.flatMap(
  ({ member, decision, together, ...ids }): readonly Row[] => [
    {
      name: `${member}-ignored`,
      sentence: `${member} does not narrow the list.`,
      breaks: ids.matching,
      behaviour: { [decision]: () => true },
    },
    {
      name: `${member}-recent-only`,
      sentence: `With ${member} the list lacks what was updated more than a year ago.`,
      breaks: [ids.complete, ...together],
      behaviour: (before: Behaviour) => ({
        [decision]: (...[definition, wanted]: Parameters<Behaviour['ofTypes']>) =>
          before[decision](definition, wanted) && isRecent(definition, 365),
      }),
    },
    {
      name: `${member}-first`,
      sentence: `Of several values of ${member} the first one counts.`,
      breaks: ids.several,
      behaviour: (before: Behaviour) => ({
        [decision]: (...[definition, wanted]: Parameters<Behaviour['ofTypes']>) =>
          before[decision](definition, wanted.slice(0, 1)),
      }),
    },
    {
      name: `${member}-first-two`,
      sentence: `Of several values of ${member} the first two count.`,
      breaks: [
        ids.several,
        ...(member === 'contextName' ? ['notifications.getDefinitions.filters-together'] : []),
      ].flat(),
      behaviour: (before: Behaviour) => ({
        [decision]: (...[definition, wanted]: Parameters<Behaviour['ofTypes']>) =>
          before[decision](definition, wanted.slice(0, 2)),
      }),
    },
    {
      name: `${member}-begun`,
      sentence: `With ${member} the list holds what begins with it.`,
      breaks: ids.matching,
      behaviour: {
        [decision]: (...[definition, wanted]: Parameters<Behaviour['ofTypes']>) =>
          wanted.some((value) => definition[member].startsWith(value)),
      },
    },
    {
      name: `${member}-begins`,
      sentence: `With ${member} the list holds that with which it begins.`,
      breaks: ids.matching,
      behaviour: {
        [decision]: (...[definition, wanted]: Parameters<Behaviour['ofTypes']>) =>
          wanted.some((value) => value.startsWith(definition[member])),
      },
    },
  ],
)

/** What breaks where a parameter is overlooked: an item that does not match is wrong, whatever the other filters are. */
const besideBreaks: Readonly<Record<string, readonly string[]>> = {
  type: [
    'notifications.getDefinitions.filters-together',
    'notifications.getDefinitions.type-filter-matching',
  ],
  contextName: [
    'notifications.getDefinitions.filters-together',
    'notifications.getDefinitions.contextName-filter-matching',
  ],
  expired: ['notifications.getDefinitions.filters-together'],
  sortBy: ['notifications.getDefinitions.sorted'],
}

/** Parameters that are overlooked beside another one: a filter, or the order. */
const beside: readonly Row[] = [
  ...['type', 'contextName', 'expired'].map((one) => [one, 'sortBy'] as const),
  ['type', 'expired'] as const,
  ['contextName', 'expired'] as const,
  ['expired', 'type'] as const,
  ['expired', 'contextName'] as const,
  ['sortBy', 'expired'] as const,
  ['sortBy', 'contextName'] as const,
].map(([overlooked, other]) => ({
  name: `${overlooked}-beside-${other}`,
  sentence: `Beside ${other}, ${overlooked} is ignored.`,
  breaks: besideBreaks[overlooked] ?? [],
  request: changeQuery(id, (query) => {
    if (query.has(other)) query.delete(overlooked)
  }),
}))

const brokenOnLaterPages = [
  'notifications.getDefinitions.type-filter-matching',
  'notifications.getDefinitions.contextName-filter-matching',
  'notifications.getDefinitions.pages-link-next',
  'notifications.getDefinitions.expired-not-a-boolean',
]

const rows: readonly Row[] = [
  ...ofNames,
  ...beside,
  {
    name: 'unsorted-later',
    sentence: 'Only the first page is in the order that was requested.',
    breaks: [
      'notifications.getDefinitions.sorted',
      'notifications.getDefinitions.pages-link-first',
    ],
    request: changeQuery(id, (query) => {
      if (Number(query.get('start')) > 0) query.delete('sortBy')
    }),
  },
  {
    name: 'context-beside-type',
    sentence: 'Beside a type, contextName is ignored.',
    breaks: besideBreaks['contextName'] ?? [],
    request: changeQuery(id, (query) => {
      if (query.has('type')) query.delete('contextName')
    }),
  },
  {
    name: 'expired-ignored',
    sentence: 'With expired=true the list holds others as well.',
    breaks: 'notifications.getDefinitions.expired-only',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) => wanted === true || ofExpiry(definition, wanted),
    }),
  },
  {
    name: 'expired-among-others',
    sentence: 'With expired=false the list holds expired definitions as well.',
    breaks: [
      'notifications.getDefinitions.not-expired-only',
      'notifications.expireDefinition.listed',
    ],
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) => wanted === false || ofExpiry(definition, wanted),
    }),
  },
  {
    name: 'expired-by-time',
    sentence: 'With expired=false the list holds what has medium priority.',
    breaks: [
      'notifications.getDefinitions.not-expired-only',
      'notifications.getDefinitions.not-expired-complete',
      'notifications.expireDefinition.listed',
    ],
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) =>
        wanted === false ? definition.priority === 'medium' : ofExpiry(definition, wanted),
    }),
  },
  {
    name: 'expired-recent-only',
    sentence: 'With expired=true the list lacks what was updated more than a year ago.',
    breaks: 'notifications.getDefinitions.expired-complete',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) =>
        ofExpiry(definition, wanted) && (wanted !== true || isRecent(definition, 365)),
    }),
  },
  {
    name: 'not-expired-recent-only',
    sentence: 'With expired=false the list lacks what was updated more than five weeks ago.',
    breaks: 'notifications.getDefinitions.not-expired-complete',
    behaviour: ({ ofExpiry }) => ({
      ofExpiry: (definition, wanted) =>
        ofExpiry(definition, wanted) && (wanted !== false || isRecent(definition, 35)),
    }),
  },
  {
    name: 'unsorted',
    sentence: 'sortBy is ignored.',
    breaks: 'notifications.getDefinitions.sorted',
    behaviour: { sortFields: () => [] },
  },
  {
    name: 'sorted-by-identifier',
    sentence: 'Whatever field is asked for, the list is in the order of the identifiers.',
    breaks: 'notifications.getDefinitions.sorted',
    behaviour: ({ sortValue }) => ({ sortValue: (definition) => sortValue(definition, '_id') }),
  },
  {
    name: 'sorted-up-only',
    sentence: 'A hyphen before a field to sort by does nothing.',
    breaks: 'notifications.getDefinitions.sorted-descending',
    behaviour: {
      sortFields: (asked) => asked.map(({ name }) => ({ name, descending: false })),
    },
  },
  {
    name: 'sorted-turned',
    sentence: 'The list falls where it is to rise, and rises behind a hyphen.',
    breaks: 'notifications.getDefinitions.sorted',
    behaviour: {
      sortFields: (asked) =>
        asked.map(({ name, descending }) => ({ name, descending: !descending })),
    },
  },
  {
    name: 'collection-as-root',
    sentence: 'The link collection of the list of definitions leads to the root of the interfaces.',
    breaks: 'notifications.getDefinitions.pages-link-collection',
    response: changeHal({ operations: [id], statuses: [200] }, ({ _links, ...page }) => {
      const links = _links as JsonObject
      return links['collection'] === undefined
        ? { ...page, _links: links }
        : { ...page, _links: { ...links, collection: { href: '/api/notifications/' } } }
    }),
  },
  {
    name: 'next-unsorted',
    sentence: 'The link next of the list of definitions loses the order.',
    breaks: 'notifications.getDefinitions.pages-link-next',
    response: withoutInLink(id, 'sortBy'),
  },
  {
    name: 'self-unsorted',
    sentence: 'The link self of a page of definitions loses the order.',
    breaks: 'notifications.getDefinitions.pages-link-self',
    response: withoutInLink(id, 'sortBy', 'self'),
  },
  {
    name: 'first-unsorted',
    sentence: 'The link first of a page of definitions loses the order.',
    breaks: 'notifications.getDefinitions.pages-link-first',
    response: withoutInLink(id, 'sortBy', 'first'),
  },
  {
    name: 'next-unsearched',
    sentence: 'The link next of the list of definitions loses what is searched for.',
    breaks: 'notifications.getDefinitions.pages-link-next',
    response: withoutInLink(id, 'q'),
  },
  {
    name: 'sorted-down-refused',
    sentence: 'A hyphen is no part of a field to sort by.',
    breaks: 'notifications.getDefinitions.sorted-descending',
    behaviour: refuseValue(id, 'sortBy', (value) => value.startsWith('-')),
  },
  {
    name: 'sorted-by-first',
    sentence: 'Of several fields to sort by the first one counts.',
    breaks: 'notifications.getDefinitions.sorted-by-several',
    behaviour: { sortFields: (asked) => asked.slice(0, 1) },
  },
  {
    name: 'sorted-by-last',
    sentence: 'Of several fields to sort by the last one counts most.',
    breaks: 'notifications.getDefinitions.sorted-by-several',
    behaviour: { sortFields: (asked) => asked.toReversed() },
  },
  {
    name: 'sorted-by-one',
    sentence: 'There is one field to sort by, and no comma in it.',
    breaks: 'notifications.getDefinitions.sorted-by-several',
    behaviour: refuseValue(id, 'sortBy', (value) => value.includes(',')),
  },
  {
    name: 'sorted-down-all',
    sentence: 'A hyphen before the first field to sort by counts for all, and no other one counts.',
    breaks: 'notifications.getDefinitions.sorted-by-several-descending',
    behaviour: {
      sortFields: (asked) =>
        asked.map(({ name }) => ({ name, descending: asked[0]?.descending ?? false })),
    },
  },
  {
    name: 'sorted-down-first',
    sentence: 'A hyphen after a comma is refused.',
    breaks: 'notifications.getDefinitions.sorted-by-several-descending',
    behaviour: refuseValue(id, 'sortBy', (value) => value.includes(',-')),
  },
  {
    name: 'type-as-pattern',
    sentence: 'A type is taken for a pattern, in which a dot stands for any letter.',
    breaks: 'notifications.getDefinitions.type-filter-matching',
    behaviour: asPattern,
  },
  {
    name: 'type-as-pattern-late',
    sentence:
      'What was created is listed a moment later, and a type is taken for a pattern, in which a dot stands for any letter.',
    breaks: 'notifications.getDefinitions.type-filter-matching',
    behaviour: (before, timer) => ({ ...lag(400)(before, timer), ...asPattern(before) }),
  },
  {
    name: 'text-begun',
    sentence: 'The list shows how a text begins.',
    breaks: 'notifications.getDefinitions.items-agree',
    behaviour: ({ definitionShown }) => ({
      definitionShown(definition, operation) {
        const { message, ...rest } = definitionShown(definition, operation)
        const text = operation === id ? message.text?.slice(0, 12) : message.text
        return { ...rest, message: { ...message, ...(text !== undefined && { text }) } }
      },
    }),
  },
  {
    name: 'search-refused',
    sentence: 'A search string is refused.',
    breaks: 'notifications.getDefinitions.q',
    behaviour: refuseValue(id, 'q', () => true),
  },
  {
    name: 'type-ignored-beside-search',
    sentence: 'With a search string the list is not narrowed to a type.',
    breaks: 'notifications.getDefinitions.type-filter-matching',
    request: changeQuery(id, (query) => {
      if (query.has('q')) query.delete('type')
    }),
  },
  {
    name: 'expired-on-first-page',
    sentence: 'After the first page expired definitions and others are listed alike.',
    breaks: [
      'notifications.getDefinitions.filters-with-pages',
      'notifications.getDefinitions.expired-not-a-boolean',
    ],
    request: changeQuery(id, (query) => {
      if (Number(query.get('start')) > 0) query.delete('expired')
    }),
  },
  ...dropFilters(
    id,
    filters,
    'notifications.getDefinitions.filters-with-pages',
    'notifications.getDefinitions.pages-link-next',
  ).map((row) => ({
    ...row,
    // What a list is asked for on a later page is judged by itself as well.
    breaks:
      row.name === 'filters-on-first-page' ? [...row.breaks, ...brokenOnLaterPages] : row.breaks,
  })),
]

/** Lists of definitions that are not those that were requested. */
const defects: readonly Defect[] = rows.map(({ breaks, ...row }) => ({
  ...row,
  name: `definitions-listed-${row.name}`,
  breaks: [breaks].flat(),
}))

export default defects
