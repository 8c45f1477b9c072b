import { isMap } from '../is-map.js'
import { typeOf } from './type-of.js'

/**
 * The JSON types that a schema allows at most; undefined when it does not say.
 * `integer` is told apart from `number` (JSON Schema 2020-12, section 6.1.1).
 */
export function schemaTypes(schema: unknown): ReadonlySet<string> | undefined {
  if (!isMap(schema) || '$ref' in schema) return undefined
  const { type } = schema
  if (typeof type === 'string') return new Set([type])
  if (Array.isArray(type)) return new Set(type.map(String))
  if ('const' in schema) return new Set([typeOf(schema['const'])])
  if (Array.isArray(schema['enum'])) return new Set(schema['enum'].map(typeOf))
  for (const key of ['anyOf', 'oneOf']) {
    const parts = Array.isArray(schema[key]) ? schema[key].map(schemaTypes) : []
    if (parts.length > 0 && parts.every((part) => part !== undefined))
      return new Set(parts.flatMap((part) => [...(part ?? [])]))
  }
  const parts: readonly unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : []
  return parts.map(schemaTypes).find((part) => part !== undefined)
}
