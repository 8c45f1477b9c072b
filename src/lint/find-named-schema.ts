import { isMap } from './is-map.js'
import type { Place } from './library.js'
import { roleOfMember, type Role } from './role-of-member.js'
import type { DataPath, SourceFile } from './source-file.js'

/**
 * The schema of a file that names itself: by `$id`, which is a URI, or by `$anchor` or
 * `$dynamicAnchor` (JSON Schema 2020-12, section 8.2).
 */
export function findNamedSchema(
  file: SourceFile,
  name: { readonly id: string } | { readonly anchor: string },
): Place | undefined {
  const seen = new Set<object>()
  const visit = (value: unknown, path: DataPath, role: Role, around: string): Place | undefined => {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    const schema = isMap(value) && role === 'object' ? value : {}
    const id = schema['$id']
    const base =
      typeof id === 'string' && URL.canParse(id, around) ? new URL(id, around).href : around
    if ('id' in name) {
      if (typeof id === 'string' && withoutFragment(base) === name.id) return { file, path, value }
    } else if ([schema['$anchor'], schema['$dynamicAnchor']].includes(name.anchor))
      return { file, path, value }
    const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
      ? value.entries()
      : Object.entries(value)
    for (const [key, member] of entries) {
      const found = visit(member, [...path, key], roleOfMember(key, member, role), base)
      if (found) return found
    }
    return undefined
  }
  return visit(file.data, [], 'object', file.uri)
}

function withoutFragment(uri: string): string {
  return uri.split('#', 1)[0] ?? uri
}
