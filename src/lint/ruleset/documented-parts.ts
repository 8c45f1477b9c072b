import { isMap, type DataMap } from '../is-map.js'
import { roleOfMember, type Role } from '../role-of-member.js'
import type { TreePath } from './documented-operations.js'

/** A mapping that means something to OpenAPI, and where it stands. */
export interface DocumentedPart {
  readonly at: TreePath
  readonly value: DataMap
  readonly role: Role
  /** Whether it is a schema, or stands in one. */
  readonly inSchema: boolean
}

const schemaKeys = new Set(['schema', 'schemas'])

/** Every mapping of a dereferenced document but examples and extensions, once each however often it is shared. */
export function* documentedParts(tree: unknown): Generator<DocumentedPart> {
  const seen = new Set<object>()
  yield* visit(tree, [], 'object', false)

  function* visit(
    value: unknown,
    at: TreePath,
    role: Role,
    inSchema: boolean,
  ): Generator<DocumentedPart> {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    if (isMap(value)) yield { at, value, role, inSchema }
    for (const [key, member] of Object.entries(value)) {
      const segment = Array.isArray(value) ? Number(key) : key
      const within = inSchema || (role === 'object' && schemaKeys.has(key))
      yield* visit(member, [...at, segment], roleOfMember(segment, member, role), within)
    }
  }
}
