import { isMap, type DataMap } from '../is-map.js'
import { parseReference } from '../parse-reference.js'
import type { Direction } from './documented-examples.js'

const maps = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
])
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const singles = new Set(
  (
    'items additionalProperties not if then else contains propertyNames unevaluatedItems ' +
    'unevaluatedProperties contentSchema'
  ).split(' '),
)
/** Says nothing about validity, or would make copies of a schema clash. */
const dropped = new Set(
  (
    '$id $schema $anchor $dynamicAnchor id nullable example examples default discriminator xml ' +
    'externalDocs deprecated readOnly writeOnly'
  ).split(' '),
)

/**
 * A schema of a dereferenced OpenAPI 3.0 or 3.1 document as a JSON Schema 2020-12 that stands alone:
 * references that lead in circles become definitions, and what cannot be followed allows anything.
 */
export function standaloneSchema(
  schema: unknown,
  tree: DataMap,
  direction: Direction,
): boolean | DataMap {
  const is30 = String(tree['openapi']).startsWith('3.0')
  const definitions: Record<string, unknown> = {}
  const names = new Map<string, string>()

  const convert = (part: unknown): unknown => {
    if (!isMap(part)) return part
    if ('$dynamicRef' in part) return true
    if (typeof part['$ref'] === 'string') return referTo(part['$ref'])
    const entries = Object.entries(part)
      .filter(([keyword]) => !dropped.has(keyword) && !keyword.startsWith('x-'))
      .map(([keyword, value]) => [keyword, member(keyword, value)] as const)
    const copy: Record<string, unknown> = { ...Object.fromEntries(entries), ...relaxed(part) }
    if (!is30) return copy
    for (const edge of ['inimum', 'aximum']) exclude(copy, `exclusiveM${edge}`, `m${edge}`)
    return part['nullable'] === true ? { anyOf: [{ type: 'null' }, copy] } : copy
  }
  const member = (keyword: string, value: unknown): unknown => {
    if (maps.has(keyword) && isMap(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, convert(part)]))
    if (lists.has(keyword) && Array.isArray(value)) return value.map(convert)
    return singles.has(keyword) ? convert(value) : value
  }
  const referTo = (reference: string): unknown => {
    const target = reference.startsWith('#/') ? follow(tree, reference) : undefined
    if (target === undefined) return true
    const name = names.get(reference) ?? `circle${names.size}`
    if (!names.has(reference)) {
      names.set(reference, name)
      definitions[name] = convert(target)
    }
    return { $ref: `#/$defs/${name}` }
  }
  /** A member that does not travel this way is not required. */
  const relaxed = ({ required, properties }: DataMap): DataMap => {
    if (!Array.isArray(required) || !isMap(properties)) return {}
    const travels = (name: unknown): boolean => {
      const property = properties[String(name)]
      if (!isMap(property)) return true
      return (
        (direction === 'response' || property['readOnly'] !== true) &&
        (direction === 'request' || property['writeOnly'] !== true)
      )
    }
    return { required: required.filter(travels) }
  }
  const converted = convert(schema)
  if (!isMap(converted)) return converted === true
  return { ...converted, $defs: { ...(converted['$defs'] as DataMap | undefined), ...definitions } }
}

/** In 3.0 an exclusive bound is a boolean beside the number. */
function exclude(copy: Record<string, unknown>, exclusive: string, plain: string): void {
  if (typeof copy[exclusive] !== 'boolean') return
  if (copy[exclusive] === true) copy[exclusive] = copy[plain]
  else delete copy[exclusive]
}

function follow(tree: DataMap, reference: string): unknown {
  const path = parseReference(reference, 'file:///')?.path
  if (!path || 'anchor' in path) return undefined
  let value: unknown = tree
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = Reflect.get(value, key)
  }
  return value
}
