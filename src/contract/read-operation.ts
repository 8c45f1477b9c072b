import { isNode } from './is-node.js'
import { carriedMembers, itemMembers } from './item-schema.js'
import { addressedLinksOf, linksOf } from './links-of.js'
import { meaningsOf } from './meanings-of.js'
import type { Operation } from './operation.js'
import { readAlternatives } from './read-alternatives.js'
import { readBody } from './read-body.js'
import { readCredentials } from './read-credentials.js'
import { readParameters } from './read-parameters.js'
import { readResponse } from './read-response.js'
import type { Source, SourcePath } from './read-source.js'
import type { SchemaNode } from './schema-node.js'
import { stringsOf } from './strings-of.js'

/** Where an operation stands in a definition. */
interface Place {
  readonly path: string
  readonly method: string
  /** What the operations of the path share. */
  readonly item: SchemaNode
  readonly node: SchemaNode
}

/**
 * Reads one operation, without the laws that bind it.
 *
 * @throws ContractError when it cannot be named or judged
 */
export function readOperation(
  interfaceName: string,
  definition: SchemaNode,
  { path, method, item, node }: Place,
  source: Source,
  at: SourcePath,
): Operation {
  const { operationId: id, summary, 'x-assay-clause': clause, responses } = node
  if (typeof id !== 'string') {
    throw source.error(at, 'This operation has no operationId.', 'Give it one.')
  }
  if (typeof clause !== 'string') {
    const remedy = 'Add x-assay-clause with the document and the section that describe it.'
    throw source.error(at, `The operation ${id} names no clause.`, remedy)
  }
  if (!isNode(responses) || Object.keys(responses).length === 0) {
    throw source.error(at, `The operation ${id} has no responses.`, 'List its statuses.')
  }
  const credentials = readCredentials(definition, node)
  const body = readBody(definition, node['requestBody'])
  const parameters = readParameters(definition, item, node, (problem) =>
    source.error([...at, 'parameters'], `${problem} It belongs to ${id}.`, 'Complete it.'),
  )
  const operation: Operation = {
    interface: interfaceName,
    id,
    method: method.toUpperCase(),
    path,
    summary: typeof summary === 'string' ? summary : undefined,
    clause,
    open: node['x-assay-open'] === true || undefined,
    listedWithoutReason:
      'x-assay-listed-without-reason' in node
        ? stringsOf(node['x-assay-listed-without-reason'])
        : undefined,
    servesDefinition: node['x-assay-serves-definition'] === true || undefined,
    namedMediaType: node['x-assay-named-media-type'] === true || undefined,
    lasting: node['x-assay-lasting'] === true || undefined,
    bare: node['x-assay-bare-pages'] === true || undefined,
    deprecated: node['deprecated'] === true ? deprecationOf(node) : undefined,
    secured: credentials.length > 0,
    credentials,
    unauthenticated: unauthenticatedOf(definition),
    parameters,
    alternatives: readAlternatives(node, parameters, (stranger) => {
      const problem = `${id} has no parameter “${stranger}” to choose.`
      return source.error([...at, 'x-assay-one-of'], problem, 'Name its parameters.')
    }),
    responses: Object.entries(responses).map(([status, value]) =>
      readResponse(definition, status, value),
    ),
    ...readingsOf(definition, Object.keys(responses)),
    requirement: () => undefined,
    links: [],
    addressedLinks: [],
    meanings: {},
    definition,
    body,
  }
  return {
    ...operation,
    ...itemResourceOf(node, operation),
    links: linksOf(operation),
    addressedLinks: addressedLinksOf(operation),
    meanings: meaningsOf(definition, operation.responses),
  }
}

function unauthenticatedOf(definition: SchemaNode): readonly string[] {
  const named = stringsOf(definition['x-assay-unauthenticated'])
  return named.length === 0 ? ['401'] : named
}

function readingsOf(
  definition: SchemaNode,
  listed: readonly string[],
): Pick<Operation, 'readingStatuses' | 'readingResponses'> {
  const groups = [definition['x-assay-interface-errors']].flat().filter(isNode)
  const readingResponses = groups.flatMap(({ statuses, response }) =>
    stringsOf(statuses)
      .filter((status) => !listed.includes(status))
      .map((status) => ({ ...readResponse(definition, status, response), reading: true as const })),
  )
  return { readingStatuses: readingResponses.map(({ status }) => status), readingResponses }
}

function deprecationOf(node: SchemaNode): NonNullable<Operation['deprecated']> {
  const {
    'x-assay-deprecated-since': since,
    'x-assay-successor': successor,
    'x-assay-removal': removal,
  } = node
  return {
    since: typeof since === 'string' ? since : undefined,
    successor: typeof successor === 'string' ? successor : undefined,
    removal: typeof removal === 'string' ? removal : undefined,
  }
}

function itemResourceOf(
  node: SchemaNode,
  { definition, responses }: Operation,
): Pick<Operation, 'itemResource'> {
  const { operation, by, carries, links, unlisted } = Object(
    node['x-assay-item-resource'],
  ) as Readonly<Record<string, unknown>>
  if (typeof operation !== 'string' || typeof by !== 'string') return {}
  const members = itemMembers(definition, responses)
  return {
    itemResource: {
      operation,
      by,
      members: [...members.map(({ name }) => name), ...stringsOf(unlisted)],
      carried: carries === true ? carriedMembers(definition, responses) : [],
      links: Array.isArray(links) ? links.map(String) : [],
    },
  }
}
