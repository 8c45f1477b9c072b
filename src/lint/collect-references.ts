import { isMap } from './is-map.js'
import type { Place } from './library.js'
import type { DataPath } from './source-file.js'
import { walkParts } from './walk-parts.js'

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
  walkParts(place, seen, ({ value, path, base }) => {
    if (isMap(value) && typeof value['$ref'] === 'string')
      found.push({ owner: value, reference: value['$ref'], base, path })
  })
  return found
}
