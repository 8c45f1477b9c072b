import { isMap, type DataMap } from '../is-map.js'
import { roleOfMember, type Role } from '../role-of-member.js'
import type { TreePath } from './documented-operations.js'

/** A schema object and where it stands. */
export interface DocumentedSchema {
  readonly at: TreePath
  readonly schema: DataMap
}

const schemaKeys = new Set(['schema', 'schemas'])

/** Every schema of a dereferenced document, those inside others included, once each however often it is shared. */
export function* documentedSchemas(tree: unknown): Generator<DocumentedSchema> {
  const seen = new Set<object>()
  yield* visit(tree, [], 'object', false)

  function* visit(
    value: unknown,
    at: TreePath,
    role: Role,
    inSchema: boolean,
  ): Generator<DocumentedSchema> {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    if (inSchema && role === 'object' && isMap(value)) yield { at, schema: value }
    for (const [key, member] of Object.entries(value)) {
      const segment = Array.isArray(value) ? Number(key) : key
      const within = inSchema || (role === 'object' && schemaKeys.has(key))
      yield* visit(member, [...at, segment], roleOfMember(segment, member, role), within)
    }
  }
}
