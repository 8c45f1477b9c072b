import { isNode } from '../is-node.js'
import { resolveNode } from '../resolve-node.js'
import type { SchemaNode } from '../schema-node.js'

const data = new Set(['example', 'examples', 'default', 'const', 'enum'])

/** Whether a schema for which `isNamed` holds stands anywhere within another. */
export function mentionsNamed(
  definition: SchemaNode,
  schema: unknown,
  isNamed: (name: string) => boolean,
): boolean {
  const seen = new Set<SchemaNode>()
  function within(value: unknown): boolean {
    if (Array.isArray(value)) return value.some(within)
    if (!isNode(value)) return false
    const { node, name } = resolveNode(definition, value)
    if (name !== undefined && isNamed(name)) return true
    if (seen.has(node)) return false
    seen.add(node)
    return Object.entries(node).some(([key, member]) => !data.has(key) && within(member))
  }
  return within(schema)
}
