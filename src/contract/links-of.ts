import { isNode } from './is-node.js'
import type { LinkSpec, Operation } from './operation.js'
import { resolveNode } from './resolve-node.js'
import type { SchemaNode } from './schema-node.js'

/** The link relations that a definition names for the 200 of an operation: of the body, and of its items. */
export function linksOf({ definition, responses }: Operation): readonly LinkSpec[] {
  const ok = responses.find(({ status }) => status === '200')
  const schema = ok?.mediaTypes.map((type) => ok.schema(type)).find((one) => one !== undefined)
  if (schema === undefined) return []
  const embedded = member(definition, schema, '_embedded')
  const items = embedded && member(definition, embedded, 'items')
  const item = items && resolveNode(definition, items).node['items']
  return [
    ...linksAt(definition, schema, 'body'),
    ...(isNode(item) ? linksAt(definition, item, 'items') : []),
  ]
}

function linksAt(
  definition: SchemaNode,
  schema: SchemaNode,
  place: LinkSpec['place'],
): readonly LinkSpec[] {
  const links = parts(definition, schema).flatMap((part) =>
    isNode(part['x-assay-links']) ? Object.entries(part['x-assay-links']) : [],
  )
  return links.map(([relation, link]) => {
    const { leadsTo, mediaType } = isNode(link) ? link : {}
    return {
      place,
      relation,
      leadsTo: typeof leadsTo === 'string' && leadsTo !== 'any' ? leadsTo : undefined,
      mediaType: typeof mediaType === 'string' ? mediaType : undefined,
    }
  })
}

/** A schema behind its references, and everything that it includes by allOf. */
function parts(definition: SchemaNode, schema: unknown): readonly SchemaNode[] {
  const { node } = resolveNode(definition, schema)
  const included = Array.isArray(node['allOf']) ? node['allOf'] : []
  return [node, ...included.flatMap((one) => parts(definition, one))]
}

function member(definition: SchemaNode, schema: SchemaNode, name: string): SchemaNode | undefined {
  for (const { properties } of parts(definition, schema)) {
    const found = isNode(properties) ? properties[name] : undefined
    if (isNode(found)) return found
  }
  return undefined
}
