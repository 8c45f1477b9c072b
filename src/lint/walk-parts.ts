import { isMap } from './is-map.js'
import type { Place } from './library.js'
import { roleOfMember, type Role } from './role-of-member.js'
import type { DataPath } from './source-file.js'

/** A mapping or list of a file that means something to OpenAPI. */
export interface Part {
  readonly value: object
  /** In its file. */
  readonly path: DataPath
  readonly role: Role
  /** What a relative reference in it is relative to: the file, or the `$id` of a schema around it. */
  readonly base: string
}

/** Visits each part at and below a place, examples and extensions left out. Skips and marks what was `seen`. */
export function walkParts(place: Place, seen: Set<object>, visit: (part: Part) => void): void {
  const walk = (value: unknown, path: DataPath, role: Role, around: string): void => {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    const base = isMap(value) && role === 'object' ? baseOf(value['$id'], around) : around
    visit({ value, path, role, base })
    const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
      ? value.entries()
      : Object.entries(value)
    for (const [key, member] of entries)
      walk(member, [...path, key], roleOfMember(key, member, role), base)
  }
  walk(place.value, place.path, 'object', place.file.uri)
}

function baseOf(id: unknown, around: string): string {
  return typeof id === 'string' && URL.canParse(id, around) ? new URL(id, around).href : around
}
