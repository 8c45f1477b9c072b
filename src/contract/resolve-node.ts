import { followPointer } from './follow-pointer.js'
import { isNode } from './is-node.js'
import type { SchemaNode } from './schema-node.js'

const schemas = '#/components/schemas/'

/** A node behind its references, and the named schema that it is, when a reference led to one. */
export interface ResolvedNode {
  readonly node: SchemaNode
  /** Name of the last schema on the way: `account`. */
  readonly name?: string
}

/**
 * Follows the `$ref`s of a node until something stands there. What stands beside a `$ref` is left
 * out, as it only describes in our definitions.
 *
 * @param definition a bundled definition
 */
export function resolveNode(definition: SchemaNode, value: unknown): ResolvedNode {
  let node = isNode(value) ? value : {}
  let name: string | undefined
  for (let steps = 0; steps < 32; steps++) {
    const reference = node['$ref']
    if (typeof reference !== 'string') break
    if (reference.startsWith(schemas)) name = reference.slice(schemas.length)
    const target = followPointer(definition, reference)
    node = isNode(target) ? target : {}
  }
  return name === undefined ? { node } : { node, name }
}
