import type { Operation } from '../operation.js'
import { reachedSchemas } from '../shape/reached-schemas.js'
import { resolveNode } from '../resolve-node.js'

/** What a law binds within an operation, and the words that its sentences need. */
interface LawSubject {
  readonly parameter?: string
  readonly words: Readonly<Record<string, string>>
  /** Whether an aspect of the law means anything here. */
  holds(aspect: string): boolean
}

type Bind = (operation: Operation) => readonly LawSubject[]

const always = (): boolean => true

/** For each law, what it binds within an operation. An operation shows by its definition which laws bind it. */
export const lawSubjects: Readonly<Record<string, Bind>> = {
  service: (operation) =>
    reads(operation) && answers(operation, '200') ? [{ words: {}, holds: always }] : [],

  authentication: ({ secured, credentials }) => {
    const holds = (aspect: string) =>
      aspect.endsWith('-key')
        ? credentials.includes('key')
        : !aspect.endsWith('-token') || credentials.includes('token')
    return secured ? [{ words: {}, holds }] : []
  },

  authorization: (operation) => (answers(operation, '403') ? [{ words: {}, holds: always }] : []),

  'cursor-paging': (operation) => {
    const limit = query(operation, 'limit')
    if (!limit || !query(operation, 'start') || !hasNextPage(operation)) return []
    const { default: standard } = limit.schema
    const filters = operation.parameters.some(({ filter }) => filter !== undefined)
    const holds = (aspect: string) =>
      (aspect !== 'limit-default' || standard !== undefined) &&
      (aspect !== 'filters-kept' || filters)
    return [{ words: { default: String(standard) }, holds }]
  },

  filter: ({ parameters }) =>
    parameters.flatMap(({ name, filter, schema }) =>
      filter === undefined
        ? []
        : [
            {
              parameter: name,
              words: { parameter: name, matchText: filter.match === 'every' ? 'every one' : 'any' },
              holds: (aspect: string) => aspect !== 'several' || schema['type'] === 'array',
            },
          ],
    ),
}

function reads({ method }: Operation): boolean {
  return method === 'GET' || method === 'HEAD'
}

function answers({ responses }: Operation, status: string): boolean {
  return responses.some((response) => response.status === status)
}

function query(
  { parameters }: Operation,
  name: string,
): Operation['parameters'][number] | undefined {
  return parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)
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
