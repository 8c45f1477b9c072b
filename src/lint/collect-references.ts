import { isMap } from './is-map.js'
import type { Place } from './library.js'
import { roleOfMember, type Role } from './role-of-member.js'
import type { DataPath } from './source-file.js'

/** One `$ref`. */
export interface Reference {
  /** The mapping that has the `$ref`. */
  readonly owner: object
  readonly reference: string
  /** What a relative reference is relative to: the file, or the `$id` of a schema around it. */
  readonly base: string
  /** Path of `owner` in its file. */
  readonly path: DataPath
}

/** Every `$ref` at and below a place, examples and extensions left out. Skips and marks what was `seen`. */
export function collectReferences(place: Place, seen: Set<object>): readonly Reference[] {
  const found: Reference[] = []
  const visit = (value: unknown, path: DataPath, role: Role, around: string): void => {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    const base = isMap(value) && role === 'object' ? baseOf(value['$id'], around) : around
    if (isMap(value) && typeof value['$ref'] === 'string')
      found.push({ owner: value, reference: value['$ref'], base, path })
    const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
      ? value.entries()
      : Object.entries(value)
    for (const [key, member] of entries)
      visit(member, [...path, key], roleOfMember(key, member, role), base)
  }
  visit(place.value, place.path, 'object', place.file.uri)
  return found
}

function baseOf(id: unknown, around: string): string {
  return typeof id === 'string' && URL.canParse(id, around) ? new URL(id, around).href : around
}
