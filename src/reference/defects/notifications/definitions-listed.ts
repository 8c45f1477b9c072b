import type { Behaviour } from '../../behaviour.js'
import { changeJson, type JsonObject } from '../../change-json.js'
import type { Defect } from '../../defect.js'
import { refuseValue } from '../../refuse-value.js'
import type { Variation } from '../../variation.js'

type Row = Pick<Variation, 'behaviour' | 'request' | 'response'> & {
  readonly name: string
  readonly sentence: string
  readonly breaks: string
}

const id = 'getDefinitions'
const filters = ['type', 'contextName', 'expired', 'q']

const onQuery =
  (change: (query: URLSearchParams) => void): NonNullable<Variation['request']> =>
  (request, { operation }) => {
    const url = new URL(request.url)
    if (operation === id) change(url.searchParams)
    return new Request(url, request)
  }

const fields = [
  ['type', 'ofTypes'],
  ['contextName', 'ofContexts'],
] as const

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
        before[decision](definition, wanted) && Date.now() - definition.updatedAt < 31_536_000_000,
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
    request: onQuery((query) => {
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
    name: 'search-refused',
    sentence: 'A search string is refused.',
    breaks: 'q',
    behaviour: refuseValue(id, 'q', () => true),
  },
  {
    name: 'next-without-filters',
    sentence: 'The link next leads to the next page of the list without its filters.',
    breaks: 'filters-with-pages',
    response: changeJson({ operations: [id], statuses: [200] }, (page) => {
      const { next, ...links } = page['_links'] as JsonObject & { next?: { href: string } }
      if (next === undefined) return page
      const url = new URL(next.href)
      for (const filter of filters) url.searchParams.delete(filter)
      return { ...page, _links: { ...links, next: { href: url.href } } }
    }),
  },
  {
    name: 'filters-on-first-page',
    sentence: 'Behind the first page the filters are forgotten.',
    breaks: 'filters-with-pages',
    request: onQuery((query) => {
      if (Number(query.get('start') ?? 0) > 0) for (const one of filters) query.delete(one)
    }),
  },
]

/** Lists of definitions that are not those that were asked for. */
const defects: readonly Defect[] = rows.map(({ breaks, ...row }) => ({
  ...row,
  name: `definitions-listed-${row.name}`,
  breaks: [`notifications.getDefinitions.${breaks}`],
}))

export default defects
