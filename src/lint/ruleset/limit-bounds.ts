import { isMap } from '../is-map.js'
import { complaint, type Complaint } from './complaint.js'
import { pagedLists } from './paged-lists.js'

/** Why a `limit` has no bounds: an extension of the parameter or its schema. */
const unbounded = 'x-assay-unbounded'

/** The parameter `limit` of a list has a minimum of 0 or more and a maximum, or a reason for having none. */
export function limitBounds(tree: unknown): Complaint[] {
  return [...pagedLists(tree)].flatMap(({ name, query }) => {
    const limit = query.get('limit')
    const schema = limit?.value['schema']
    if (!limit || !isMap(schema)) return []
    const parts = partsOf(schema)
    if (parts.some((part) => '$ref' in part || 'enum' in part || 'const' in part)) return []
    const minimum = bound(parts, ['minimum', 'exclusiveMinimum'])
    const maximum = bound(parts, ['maximum', 'exclusiveMaximum'])
    const reason = limit.value[unbounded] ?? schema[unbounded]
    const reasoned = typeof reason === 'string' && reason.trim() !== ''
    const faults = [
      ...(minimum === undefined && !reasoned ? ['has no minimum'] : []),
      ...(minimum !== undefined && minimum < 0 ? [`may be ${minimum}`] : []),
      ...(maximum === undefined && !reasoned ? ['has no maximum'] : []),
      ...(maximum !== undefined && maximum < 0 ? ['allows no value'] : []),
    ]
    if (faults.length === 0) return []
    return [complaint(`limit of ${name} ${faults.join(' and ')}`, limit.at)]
  })
}

type Schema = Readonly<Record<string, unknown>>

function partsOf(schema: Schema): readonly Schema[] {
  const parts: readonly unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : []
  return [schema, ...parts.filter(isMap).flatMap(partsOf)]
}

/** In 3.0 the exclusive keywords are booleans and the plain ones carry the number. */
function bound(parts: readonly Schema[], keywords: readonly string[]): number | undefined {
  return parts
    .flatMap((part) => keywords.map((keyword) => part[keyword]))
    .find((value) => typeof value === 'number')
}
