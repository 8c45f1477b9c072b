import type { SchemaNode } from '../schema-node.js'

/** Sets a member of any name: by assignment, `__proto__` would be none. */
export function setMember(node: SchemaNode, key: string, value: unknown): void {
  Object.defineProperty(node, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  })
}
