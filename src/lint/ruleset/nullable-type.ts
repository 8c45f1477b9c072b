import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { documentedSchemas } from './documented-schemas.js'

/**
 * `nullable` does what it says: in OpenAPI 3.0 it widens the `type` beside it (3.0.3, section 4.7.24.1), and without
 * one it does nothing; since 3.1 it is no keyword at all.
 */
export function nullableType(tree: unknown): Complaint[] {
  const version = isMap(tree) ? String(tree['openapi']) : ''
  const found: Complaint[] = []
  for (const { at, schema } of documentedSchemas(tree)) {
    if (schema['nullable'] !== true) continue
    if (!version.startsWith('3.0'))
      found.push(complaint('nullable means nothing since OpenAPI 3.1', [...at, 'nullable']))
    else if (!('type' in schema))
      found.push(complaint('nullable means nothing without a type beside it', [...at, 'nullable']))
  }
  return found
}
