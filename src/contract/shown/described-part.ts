import { flattenSchema } from '../shape/flatten-schema.js'
import { isNode } from '../is-node.js'
import { successSchema } from '../item-schema.js'
import type { Operation } from '../operation.js'
import { resolveNode } from '../resolve-node.js'
import type { SchemaNode } from '../schema-node.js'

const deepest = 12

/**
 * What a success shows, without members that the definition does not have: these are the target's own, and may be
 * different in each answer. An object without any that are described is kept as it is.
 */
export function describedPart(
  { definition, responses }: Pick<Operation, 'definition' | 'responses'>,
  body: unknown,
): unknown {
  const schema = successSchema(responses)
  return schema === undefined ? body : partOf(definition, schema, body, 0)
}

function partOf(definition: SchemaNode, schema: unknown, value: unknown, depth: number): unknown {
  if (depth > deepest) return value
  const { node } = resolveNode(definition, schema)
  if (Array.isArray(value)) {
    const items = node['items']
    return isNode(items) ? value.map((one) => partOf(definition, items, one, depth + 1)) : value
  }
  if (!isNode(value)) return value
  const { members } = flattenSchema(definition, node)
  const { additionalProperties: others } = node
  if (members.size === 0 && !isNode(others)) return value
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const known = members.get(name) ?? (isNode(others) ? others : undefined)
    return known === undefined ? [] : [[name, partOf(definition, known, one, depth + 1)] as const]
  })
  return Object.fromEntries(kept)
}
