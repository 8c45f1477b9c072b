import { isReading } from '../is-reading.js'
import type { HeaderSpec, Operation } from '../operation.js'
import { reachedSchemas } from '../shape/reached-schemas.js'
import { refusalStatuses } from '../refusal-statuses.js'
import { resolveNode } from '../resolve-node.js'
import { orList } from './or-list.js'
import type { AspectTemplate } from './template.js'

/** What a law binds within an operation, and the words that its sentences need. */
interface LawSubject {
  readonly parameter?: string
  readonly words: Readonly<Record<string, string>>
  /** Whether an aspect of the law means anything here. */
  holds(aspect: Aspect): boolean
}

/** An aspect of a law, and what it is about within the operation. */
type Aspect = Pick<AspectTemplate, 'aspect' | 'credential' | 'relation'>

type Bind = (operation: Operation) => readonly LawSubject[]

const always = (): boolean => true

/** For each law, what it binds within an operation. An operation shows by its definition which laws bind it. */
export const lawSubjects: Readonly<Record<string, Bind>> = {
  service: (operation) =>
    isReading(operation) && answers(operation, '200') && !operation.open
      ? [{ words: {}, holds: always }]
      : [],

  authentication: ({ secured, credentials, unauthenticated, open }) => {
    const holds = ({ credential }: Aspect) =>
      credential === undefined || credentials.some((one) => one === credential)
    const words = { unauthenticated: orList(unauthenticated) }
    return secured && !open ? [{ words, holds }] : []
  },

  authorization: (operation) => (answers(operation, '403') ? [{ words: {}, holds: always }] : []),

  'cursor-paging': (operation) => {
    const limit = query(operation, 'limit')
    if (!limit || !query(operation, 'start') || !hasNextPage(operation)) return []
    const { default: standard } = limit.schema
    const filters = operation.parameters.some(({ filter }) => filter !== undefined)
    const holds = ({ aspect }: Aspect) =>
      (aspect !== 'limit-default' || standard !== undefined) &&
      (aspect !== 'filters-kept' || filters)
    return [{ words: { default: String(standard) }, holds }]
  },

  'offset-paging': (operation) => {
    const [start, limit] = [query(operation, 'start'), query(operation, 'limit')]
    if (start?.schema['type'] !== 'integer' || !limit || !isReading(operation)) return []
    const { default: standard } = limit.schema
    const related = (relation: string): boolean =>
      operation.links.some((one) => one.place === 'body' && one.relation === relation)
    const holds = ({ aspect, relation }: Aspect): boolean => {
      if (aspect === 'limit-default') return standard !== undefined
      if (relation !== undefined) return related(relation)
      if (aspect === 'next-only-before-last' || aspect === 'next-before-last')
        return related('next') && (operation.bare ?? false) === (aspect === 'next-before-last')
      if (aspect === 'count') return !operation.bare
      if (aspect === 'count-of-either') return operation.bare === true
      return true
    }
    const refusals = orList(refusalStatuses(operation, start))
    return [{ words: { default: String(standard), refusals }, holds }]
  },

  'conditional-reads': (operation) =>
    isReading(operation) && answers(operation, '304') ? [{ words: {}, holds: always }] : [],

  'conditional-writes': (operation) => {
    if (!headerParameter(operation, 'If-Match') || !answers(operation, '412')) return []
    const shows = operation.responses.some(
      ({ status, mediaTypes }) => status.startsWith('2') && mediaTypes.length > 0,
    )
    return [{ words: {}, holds: ({ aspect }) => aspect !== 'shown' || shows }]
  },

  creations: ({ method, responses }) =>
    responses
      .filter(
        ({ status, headers }) => method === 'POST' && status === '201' && has(headers, 'Location'),
      )
      .map(({ headers }) => ({
        words: {},
        holds: ({ aspect }: Aspect) => aspect !== 'tag' || has(headers, 'ETag'),
      })),

  // Pages of a collection have their links walked by the paging law.
  links: ({ links, parameters, ...operation }) =>
    (isReading(operation) ? links : [])
      .filter(({ place }) => place === 'items' || !parameters.some(({ name }) => name === 'start'))
      .map(({ place, relation, leadsTo, mediaType }) => ({
        parameter: `${place} ${relation}`,
        words: {
          place,
          relation,
          whose: place === 'body' ? 'the answer' : 'each item',
          behind: leadsTo ?? mediaType ?? 'a resource',
        },
        holds: ({ aspect }: Aspect) => aspect === (relation === 'self' ? 'self' : 'related'),
      })),

  filter: ({ parameters }) =>
    parameters.flatMap(({ name, filter, schema }) =>
      filter === undefined
        ? []
        : [
            {
              parameter: name,
              words: { parameter: name, matchText: filter.match === 'every' ? 'every one' : 'any' },
              holds: ({ aspect }: Aspect) => aspect !== 'several' || schema['type'] === 'array',
            },
          ],
    ),
}

function answers({ responses }: Operation, status: string): boolean {
  return responses.some((response) => response.status === status)
}

function has(headers: readonly HeaderSpec[], name: string): boolean {
  return headers.some((header) => header.name.toLowerCase() === name.toLowerCase())
}

function query(
  { parameters }: Operation,
  name: string,
): Operation['parameters'][number] | undefined {
  return parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)
}

function headerParameter({ parameters }: Operation, name: string): boolean {
  return parameters.some(
    (parameter) => parameter.in === 'header' && parameter.name.toLowerCase() === name.toLowerCase(),
  )
}

function hasNextPage({ definition, responses }: Operation): boolean {
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .flatMap((response) => response.mediaTypes.map((mediaType) => response.schema(mediaType)))
    .some((schema) => {
      if (!schema) return false
      const { name } = resolveNode(definition, schema)
      const page = name === undefined ? undefined : reachedSchemas(definition, schema).get(name)
      return page?.members.has('nextPage_url') ?? false
    })
}
