import { isNode } from '../is-node.js'
import { schemaParts } from '../item-schema.js'
import type { SchemaNode } from '../schema-node.js'
import type { CarriedLink } from './shape.js'

/** The links that each instance of a schema carries, from its `x-assay-links`. */
export const carriedLinks = (definition: SchemaNode, schema: SchemaNode): readonly CarriedLink[] =>
  schemaParts(definition, schema)
    .flatMap(({ 'x-assay-links': links }) => (isNode(links) ? Object.entries(links) : []))
    .flatMap(([relation, link]) => {
      const { carried, where } = isNode(link) ? link : {}
      if (carried !== 'must' && carried !== 'should') return []
      return [
        {
          relation,
          level: carried,
          where: where === 'lists' || where === 'alone' ? where : undefined,
        },
      ]
    })
