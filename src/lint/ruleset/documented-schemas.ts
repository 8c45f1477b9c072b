import type { DataMap } from '../is-map.js'
import type { TreePath } from './documented-operations.js'
import { documentedParts } from './documented-parts.js'

/** A schema object and where it stands. */
export interface DocumentedSchema {
  readonly at: TreePath
  readonly schema: DataMap
}

/** Every schema of a dereferenced document, those inside others included, once each however often it is shared. */
export function* documentedSchemas(tree: unknown): Generator<DocumentedSchema> {
  for (const { at, value, role, inSchema } of documentedParts(tree))
    if (inSchema && role === 'object') yield { at, schema: value }
}
