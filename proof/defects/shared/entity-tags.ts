import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

/** One that every caller may read, and one that takes a permission. */
const operations = [
  {
    id: 'getTransaction',
    ids: {
      notModified: 'transactions.getTransaction.tag-not-modified',
      inList: 'transactions.getTransaction.tag-in-list',
      any: 'transactions.getTransaction.tag-any',
      modified: 'transactions.getTransaction.tag-modified',
      present: 'transactions.getTransaction.tag-present',
      steady: 'transactions.getTransaction.tag-steady',
    },
  },
  {
    id: 'getResolvedText',
    ids: {
      notModified: 'text.getResolvedText.tag-not-modified',
      inList: 'text.getResolvedText.tag-in-list',
      any: 'text.getResolvedText.tag-any',
      modified: 'text.getResolvedText.tag-modified',
      present: 'text.getResolvedText.tag-present',
      steady: 'text.getResolvedText.tag-steady',
    },
  },
] as const

interface Row {
  readonly name: string
  readonly sentence: string
  readonly breaks: 'notModified' | 'inList' | 'any' | 'modified'
  readonly hasAlready: Behaviour['hasAlready']
}

const bare = (tag: string): string => tag.replace(/^W\//, '')

const rows: readonly Row[] = [
  {
    name: 'ignored',
    sentence: 'does not look at If-None-Match but for an asterisk',
    breaks: 'notModified',
    hasAlready: (given) => given === '*',
  },
  {
    name: 'one-only',
    sentence: 'takes a list of entity tags for one',
    breaks: 'inList',
    hasAlready: (given, current) => given === '*' || bare(given) === bare(current),
  },
  {
    name: 'strong-only',
    sentence: 'compares entity tags strongly',
    breaks: 'inList',
    hasAlready: (given, current) =>
      given === '*' || given.split(', ').some((one) => one === current),
  },
  {
    name: 'asterisk-unknown',
    sentence: 'does not know the asterisk',
    breaks: 'any',
    hasAlready: (given, current) => given.split(', ').some((one) => bare(one) === bare(current)),
  },
  {
    name: 'always-known',
    sentence: 'answers with 304 whenever there is an If-None-Match',
    breaks: 'modified',
    hasAlready: () => true,
  },
]

/** Operations that read and get entity tags wrong. */
const defects: readonly Defect[] = operations.flatMap(({ id, ids }) => [
  ...rows.map(({ name, sentence, breaks, hasAlready }) => ({
    name: `entity-tags-${id}-${name}`,
    sentence: `${id} ${sentence}.`,
    breaks: [ids[breaks]],
    behaviour: (before: Behaviour) => ({
      hasAlready: (given: string, current: string, operation: string) =>
        (operation === id ? hasAlready : before.hasAlready)(given, current, operation),
    }),
  })),
  {
    name: `entity-tags-${id}-missing`,
    sentence: `${id} has no entity tag.`,
    breaks: [ids.present],
    response: changeResponse({ operations: [id], statuses: [200] }, ({ body, headers }) => {
      const others = new Headers(headers)
      others.delete('etag')
      return new Response(body, { headers: others })
    }),
  },
  {
    name: `entity-tags-${id}-unquoted`,
    sentence: `The entity tag of ${id} has no quotes.`,
    breaks: [ids.present],
    response: changeResponse({ operations: [id], statuses: [200] }, ({ body, headers }) => {
      const others = new Headers(headers)
      others.set('etag', (headers.get('etag') ?? '').replaceAll('"', ''))
      return new Response(body, { headers: others })
    }),
  },
  {
    name: `entity-tags-${id}-of-the-moment`,
    sentence: `The entity tag of ${id} is another one at each reading.`,
    breaks: [ids.steady],
    behaviour: ({ entityTag }) => {
      let readings = 0
      return {
        entityTag(representation, operation) {
          const tag = entityTag(representation, operation)
          if (operation !== id) return tag
          readings += 1
          return `"${readings}-${tag.slice(1)}`
        },
      }
    },
  },
])

export default defects
