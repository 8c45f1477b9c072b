import { isMap } from './is-map.js'
import type { Place } from './library.js'
import { roleOfMember, type Role } from './role-of-member.js'
import type { DataPath, SourceFile } from './source-file.js'

/** The schemas of a file that name themselves (JSON Schema 2020-12, section 8.2). */
export interface SchemaNames {
  /** By absolute `$id`. */
  readonly ids: ReadonlyMap<string, Place>
  /** By `$anchor` or `$dynamicAnchor`. */
  readonly anchors: ReadonlyMap<string, Place>
}

const collected = new WeakMap<SourceFile, SchemaNames>()

/** Looks through a file once, however often it is asked for. */
export function schemaNames(file: SourceFile): SchemaNames {
  const names = collected.get(file) ?? collect(file)
  collected.set(file, names)
  return names
}

function collect(file: SourceFile): SchemaNames {
  const ids = new Map<string, Place>()
  const anchors = new Map<string, Place>()
  const seen = new Set<object>()
  const visit = (value: unknown, path: DataPath, role: Role, around: string): void => {
    if (typeof value !== 'object' || value === null || role === 'literal' || seen.has(value)) return
    seen.add(value)
    const schema = isMap(value) && role === 'object' ? value : {}
    const { $id: id, $anchor: anchor, $dynamicAnchor: dynamicAnchor } = schema
    const named = typeof id === 'string' && URL.canParse(id, around)
    const base = named ? new URL(id, around).href : around
    if (named) ids.set(base.split('#', 1)[0] ?? base, { file, path, value })
    for (const name of [anchor, dynamicAnchor])
      if (typeof name === 'string') anchors.set(name, { file, path, value })
    const entries: Iterable<[string | number, unknown]> = Array.isArray(value)
      ? value.entries()
      : Object.entries(value)
    for (const [key, member] of entries)
      visit(member, [...path, key], roleOfMember(key, member, role), base)
  }
  // Most definitions name no schema, and large ones are not walked for nothing.
  if (/\$(?:id|anchor|dynamicAnchor)\b/.test(file.text)) visit(file.data, [], 'object', file.uri)
  return { ids, anchors }
}
