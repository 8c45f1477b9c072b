import type { SchemaNode } from '../schema-node.js'
import { schemaIndex } from './schema-index.js'
import type { NamedSchema, Shape } from './shape.js'

/** Every named object schema of which an instance can stand in a body of this schema, outer ones first. */
export function reachedSchemas(
  definition: SchemaNode,
  schema: SchemaNode,
): ReadonlyMap<string, NamedSchema> {
  const book = schemaIndex(definition)
  const reached = new Map<string, NamedSchema>()

  function visit(shape: Shape): void {
    if (shape.kind === 'list') visit(shape.items)
    if (shape.kind === 'choice') shape.branches.forEach(visit)
    if (shape.kind === 'object') {
      for (const member of shape.members.values()) visit(member)
      if (shape.others) visit(shape.others)
    }
    if (shape.kind !== 'named' || reached.has(shape.name)) return
    const named = book.named(shape.name)
    if (!named) return
    reached.set(shape.name, named)
    for (const member of named.members.values()) visit(book.shapeOf(member))
  }

  visit(book.shapeOf(schema))
  return reached
}
