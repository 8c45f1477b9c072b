import { isMap } from './is-map.js'
import type { Place } from './library.js'
import type { SourceFile } from './source-file.js'
import { walkParts, type Part } from './walk-parts.js'

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
  const note = ({ value, path, role, base }: Part): void => {
    if (!isMap(value) || role !== 'object') return
    const { $id: id, $anchor: anchor, $dynamicAnchor: dynamicAnchor } = value
    if (typeof id === 'string' && URL.canParse(id, base))
      ids.set(base.split('#', 1)[0] ?? base, { file, path, value })
    for (const name of [anchor, dynamicAnchor])
      if (typeof name === 'string') anchors.set(name, { file, path, value })
  }
  // Most definitions name no schema, and large ones are not walked for nothing.
  if (/\$(?:id|anchor|dynamicAnchor)\b/.test(file.text))
    walkParts({ file, path: [], value: file.data }, new Set(), note)
  return { ids, anchors }
}
