import { isNode } from '../is-node.js'
import type { SchemaNode } from '../schema-node.js'

/**
 * The clause that a schema names (`x-assay-clause`); one that several documents describe names one for
 * each of them, by its number.
 */
export function clauseOf(definition: SchemaNode, schema: SchemaNode): string | undefined {
  const named = schema['x-assay-clause']
  const clause = isNode(named) ? named[String(definition['x-assay-document'])] : named
  return typeof clause === 'string' ? clause : undefined
}
