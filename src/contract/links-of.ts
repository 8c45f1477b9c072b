import { isNode } from './is-node.js'
import type { AddressedLink, LinkSpec, Operation } from './operation.js'
import { itemSchema, schemaParts, successSchema } from './item-schema.js'
import type { SchemaNode } from './schema-node.js'

interface Link {
  readonly place: LinkSpec['place']
  readonly relation: string
  readonly link: SchemaNode
}

/** The link relations that a definition names for the success of an operation: of the body, and of its items. */
export const linksOf = (operation: Operation): readonly LinkSpec[] =>
  linksIn(operation).flatMap(({ place, relation, link: { leadsTo, mediaType } }) => {
    // What is behind it is not shown.
    if (leadsTo === undefined && mediaType === undefined) return []
    return {
      place,
      relation,
      leadsTo: typeof leadsTo === 'string' && leadsTo !== 'any' ? leadsTo : undefined,
      mediaType: typeof mediaType === 'string' ? mediaType : undefined,
    }
  })

/** Those of which the definition has the form of the address. */
export const addressedLinksOf = (operation: Operation): readonly AddressedLink[] =>
  linksIn(operation).flatMap(({ place, relation, link: { address } }) =>
    typeof address === 'string' ? [{ place, relation, address }] : [],
  )

function linksIn({ definition, responses }: Operation): readonly Link[] {
  const schema = successSchema(responses)
  if (schema === undefined) return []
  const item = itemSchema(definition, schema)
  return [
    ...linksAt(definition, schema, 'body'),
    ...(item === undefined ? [] : linksAt(definition, item, 'items')),
  ]
}

const linksAt = (
  definition: SchemaNode,
  schema: SchemaNode,
  place: LinkSpec['place'],
): readonly Link[] =>
  schemaParts(definition, schema).flatMap(({ 'x-assay-links': links }) =>
    isNode(links)
      ? Object.entries(links).map(([relation, link]) => ({
          place,
          relation,
          link: isNode(link) ? link : {},
        }))
      : [],
  )
