import type { Behaviour } from '../../../src/reference/behaviour.js'
import { changeResponse } from '../../alterations/change-response.js'
import type { Defect } from '../../defect.js'

/** With every way to get entity tags wrong, or, where the same code answers, with one for each requirement. */
const operations = [
  { name: 'transactions', operation: 'getTransaction', all: true },
  { name: 'transactions', operation: 'getTransactionMemo', all: true },
  { name: 'text', operation: 'getResolvedText', all: true },
  { name: 'text', operation: 'getStrings', all: false },
  { name: 'text', operation: 'getString', all: false },
  { name: 'text', operation: 'getFormats', all: false },
  { name: 'text', operation: 'getFormat', all: false },
  { name: 'notifications', operation: 'getDefinition', all: false },
]

interface Row {
  readonly name: string
  readonly sentence: string
  readonly breaks: string
  readonly hasAlready: Behaviour['hasAlready']
}

const bare = (tag: string): string => tag.replace(/^W\//, '')

const rows: readonly Row[] = [
  {
    name: 'ignored',
    sentence: 'does not look at If-None-Match but for an asterisk',
    breaks: 'not-modified',
    hasAlready: (given) => given === '*',
  },
  {
    name: 'one-only',
    sentence: 'takes a list of entity tags for one',
    breaks: 'not-modified',
    hasAlready: (given, current) => given === '*' || bare(given) === bare(current),
  },
  {
    name: 'strong-only',
    sentence: 'compares entity tags strongly',
    breaks: 'not-modified',
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
    sentence: 'answers 304 whenever there is an If-None-Match',
    breaks: 'modified',
    hasAlready: () => true,
  },
]

/** Further ways to break what another row breaks. */
const further = ['one-only', 'strong-only']

/** Operations that read and get entity tags wrong. */
const defects: readonly Defect[] = operations.flatMap(({ name: owner, operation: id, all }) => [
  ...(all ? rows : rows.filter(({ name }) => !further.includes(name))).map(
    ({ name, sentence, breaks, hasAlready }) => ({
      name: `entity-tags-${id}-${name}`,
      sentence: `${id} ${sentence}.`,
      breaks: [`${owner}.${id}.tag-${breaks}`],
      behaviour: (before: Behaviour) => ({
        hasAlready: (given: string, current: string, operation: string) =>
          (operation === id ? hasAlready : before.hasAlready)(given, current, operation),
      }),
    }),
  ),
  {
    name: `entity-tags-${id}-missing`,
    sentence: `${id} has no entity tag.`,
    breaks: [`${owner}.${id}.tag-present`],
    response: changeResponse({ operations: [id], statuses: [200] }, ({ body, headers }) => {
      const others = new Headers(headers)
      others.delete('etag')
      return new Response(body, { headers: others })
    }),
  },
  {
    name: `entity-tags-${id}-unquoted`,
    sentence: `The entity tag of ${id} has no quotes.`,
    breaks: [`${owner}.${id}.tag-present`],
    response: changeResponse({ operations: [id], statuses: [200] }, ({ body, headers }) => {
      const others = new Headers(headers)
      others.set('etag', (headers.get('etag') ?? '').replaceAll('"', ''))
      return new Response(body, { headers: others })
    }),
  },
  {
    name: `entity-tags-${id}-of-the-moment`,
    sentence: `The entity tag of ${id} is another one at each reading.`,
    breaks: [`${owner}.${id}.tag-steady`],
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
