import { isNode } from './is-node.js'
import { resolveNode } from './resolve-node.js'
import type { SchemaNode } from './schema-node.js'

/** A copy of a schema without any `$ref`; where a schema contains itself, the inner one allows anything. */
export function dereference(definition: SchemaNode, schema: unknown): SchemaNode {
  const copy = copyOf(definition, schema, [])
  return isNode(copy) ? copy : {}
}

function copyOf(definition: SchemaNode, value: unknown, within: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(definition, item, within))
  if (!isNode(value)) return value
  const { node, name } = resolveNode(definition, value)
  if (name !== undefined && within.includes(name)) return {}
  const inside = name === undefined ? within : [...within, name]
  return Object.fromEntries(
    Object.entries(node).map(([key, member]) => [key, copyOf(definition, member, inside)]),
  )
}
