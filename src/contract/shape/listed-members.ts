import { isNode } from '../is-node.js'
import { schemaParts } from '../item-schema.js'
import type { SchemaNode } from '../schema-node.js'
import type { ListedMember } from './shape.js'

/** The members that each instance of a schema should have, from its `x-assay-listed`. */
export const listedMembers = (
  definition: SchemaNode,
  schema: SchemaNode,
): readonly ListedMember[] =>
  schemaParts(definition, schema)
    .flatMap(({ 'x-assay-listed': listed }): readonly unknown[] =>
      Array.isArray(listed) ? listed : [],
    )
    .flatMap((one) => {
      const { member, where } = isNode(one) ? one : { member: one }
      if (typeof member !== 'string') return []
      return [{ member, where: where === 'lists' || where === 'alone' ? where : undefined }]
    })
