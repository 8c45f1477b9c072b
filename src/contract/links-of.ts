import { isNode } from './is-node.js'
import type { LinkSpec, Operation } from './operation.js'
import { itemSchema, schemaParts, successSchema } from './item-schema.js'
import type { SchemaNode } from './schema-node.js'

/** The link relations that a definition names for the success of an operation: of the body, and of its items. */
export function linksOf({ definition, responses }: Operation): readonly LinkSpec[] {
  const schema = successSchema(responses)
  if (schema === undefined) return []
  const item = itemSchema(definition, schema)
  return [
    ...linksAt(definition, schema, 'body'),
    ...(item === undefined ? [] : linksAt(definition, item, 'items')),
  ]
}

function linksAt(
  definition: SchemaNode,
  schema: SchemaNode,
  place: LinkSpec['place'],
): readonly LinkSpec[] {
  const links = schemaParts(definition, schema).flatMap((part) =>
    isNode(part['x-assay-links']) ? Object.entries(part['x-assay-links']) : [],
  )
  return links.flatMap(([relation, link]) => {
    const { leadsTo, mediaType } = isNode(link) ? link : {}
    // What is behind it is not shown.
    if (leadsTo === undefined && mediaType === undefined) return []
    return {
      place,
      relation,
      leadsTo: typeof leadsTo === 'string' && leadsTo !== 'any' ? leadsTo : undefined,
      mediaType: typeof mediaType === 'string' ? mediaType : undefined,
    }
  })
}
