import { isNode } from '../is-node.js'
import { resolveNode } from '../resolve-node.js'
import type { SchemaNode } from '../schema-node.js'
import { flattenSchema } from './flatten-schema.js'

/** What a schema, with all that it includes or may be, says of the value below it. */
export interface DescribedShape {
  /** Of the elements of an array. */
  readonly items: SchemaNode | undefined
  readonly members: ReadonlyMap<string, SchemaNode>
  /** Of members that have no description of their own. */
  readonly others: SchemaNode | undefined
}

const deepest = 12
/** Every answer asks again for the schemas of its operation, which stay as they are. */
const known = new WeakMap<SchemaNode, DescribedShape>()

/** The shape of a schema that stands in this definition. */
export function describedShape(definition: SchemaNode, schema: SchemaNode): DescribedShape {
  const before = known.get(schema)
  if (before !== undefined) return before
  const parts = partsOf(definition, schema)
  const shape = {
    items: parts.map((one) => one['items']).find(isNode),
    members: new Map(parts.flatMap((one) => [...flattenSchema(definition, one).members])),
    others: parts.map((one) => one['additionalProperties']).find(isNode),
  }
  known.set(schema, shape)
  return shape
}

function partsOf(definition: SchemaNode, schema: unknown, depth = 0): readonly SchemaNode[] {
  const { node } = resolveNode(definition, schema)
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => {
    const list = node[key]
    return Array.isArray(list) && depth < deepest ? list : []
  })
  return [node, ...inner.flatMap((one) => partsOf(definition, one, depth + 1))]
}
