import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeQuery } from '../../alterations/change-query.js'
import type { Defect } from '../../defect.js'
import { defectOf } from '../../alterations/defect-of.js'

const row = defectOf('filtered-as-before')

/** Filters go by what a member was when the definition was created. */
const byOld =
  (member: 'type' | 'contextName') =>
  ({ definitions, ofTypes, ofContexts }: Behaviour): Partial<Behaviour> => {
    const old = new Map<string, string>()
    return {
      definitions(own) {
        const book = definitions(own)
        return {
          ...book,
          add(content, at) {
            const added = book.add(content, at)
            old.set(added.id, added[member])
            return added
          },
        }
      },
      ofTypes: (one, wanted) =>
        ofTypes(member === 'type' ? { ...one, type: old.get(one.id) ?? one.type } : one, wanted),
      ofContexts: (one, wanted) =>
        ofContexts(
          member === 'type' ? one : { ...one, contextName: old.get(one.id) ?? one.contextName },
          wanted,
        ),
    }
  }

/** Lists that are narrowed by what is not so any more, or not narrowed where they are searched. */
const defects: readonly Defect[] = [
  row(
    'type',
    'A definition is listed by the type that it had when it was created.',
    [
      'notifications.getDefinitions.type-filter-complete',
      'notifications.getDefinitions.type-filter-matching',
    ],
    byOld('type'),
  ),
  row(
    'context',
    'A definition is listed by the context that it had when it was created.',
    'notifications.getDefinitions.contextName-filter-complete',
    byOld('contextName'),
  ),
  {
    name: 'filtered-as-before-search-expired',
    sentence: 'With a search string, expired does not narrow the list of definitions.',
    breaks: ['notifications.getDefinitions.filters-together'],
    request: changeQuery('getDefinitions', (query) => {
      if (query.has('q')) query.delete('expired')
    }),
  },
  {
    name: 'filtered-as-before-search-unsorted',
    sentence: 'With a search string, the list of definitions is not sorted.',
    breaks: ['notifications.getDefinitions.sorted'],
    request: changeQuery('getDefinitions', (query) => {
      if (query.has('q')) query.delete('sortBy')
    }),
  },
  {
    name: 'filtered-as-before-expired-unsorted',
    sentence: 'The list of expired definitions is not sorted.',
    breaks: ['notifications.getDefinitions.sorted'],
    request: changeQuery('getDefinitions', (query) => {
      if (query.get('expired') === 'true') query.delete('sortBy')
    }),
  },
  {
    name: 'filtered-as-before-expired-descending',
    sentence: 'The list of expired definitions is sorted, and never in descending order.',
    breaks: ['notifications.getDefinitions.sorted'],
    request: changeQuery('getDefinitions', (query) => {
      if (query.get('expired') === 'true' && query.has('sortBy'))
        query.set('sortBy', String(query.get('sortBy')).replaceAll('-', ''))
    }),
  },
  {
    name: 'filtered-as-before-three-any-expiry',
    sentence: 'With a type and a context, expired does not narrow the list of definitions.',
    breaks: ['notifications.getDefinitions.filters-together'],
    request: changeQuery('getDefinitions', (query) => {
      if (query.has('type') && query.has('contextName')) query.delete('expired')
    }),
  },
  {
    name: 'filtered-as-before-three-unsorted',
    sentence: 'With three filters, the list of definitions is not sorted.',
    breaks: ['notifications.getDefinitions.sorted'],
    request: changeQuery('getDefinitions', (query) => {
      if (['type', 'contextName', 'expired'].every((filter) => query.has(filter)))
        query.delete('sortBy')
    }),
  },
  ...(
    [
      ['two-unsorted', 'a type and a context', ['type', 'contextName']],
      ['context-and-expiry-unsorted', 'a context and expired', ['contextName', 'expired']],
      ['expiry-unsorted', 'expired alone', ['expired']],
    ] as const
  ).map(([name, words, beside]) => ({
    name: `filtered-as-before-${name}`,
    sentence: `With ${words}, the list of definitions is not sorted.`,
    breaks: ['notifications.getDefinitions.sorted'],
    request: changeQuery('getDefinitions', (query) => {
      const asked = ['type', 'contextName', 'expired'].filter((filter) => query.has(filter))
      if (asked.join() === beside.join()) query.delete('sortBy')
    }),
  })),
  {
    name: 'filtered-as-before-search',
    sentence: 'With a search string, the list of definitions is not narrowed to contexts.',
    breaks: ['notifications.getDefinitions.contextName-filter-matching'],
    request: changeQuery('getDefinitions', (query) => {
      if (query.has('q')) query.delete('contextName')
    }),
  },
]

export default defects
