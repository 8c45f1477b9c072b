import type { SchemaNode } from './schema-node.js'

/** Whether a value is an object with members: no list, no null. */
export function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
